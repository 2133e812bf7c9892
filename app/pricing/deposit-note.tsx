import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * The statutory deposit of one piece, which a price must name beside itself and not contain (in Germany § 7 PAngV); nothing where none is owed. Part of
 * a line or paragraph.
 */
export function DepositNote({ deposit, className }: { deposit: number; className?: string }) {
  const { t } = useTranslation()
  const store = useStore()
  if (deposit === 0) return null
  return <span className={className}>{t('deposit.plus', { amount: formatMoney(deposit, store) })}</span>
}
