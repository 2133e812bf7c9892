import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'

/**
 * A statutory deposit, of one piece or of a whole line, which must be named beside the price and not be part of it (in Germany §
 * 7 PAngV); nothing where none is owed. Part of a line or paragraph.
 */
export function DepositNote({ deposit, className }: { deposit: number; className?: string }) {
  const { t } = useTranslation()
  const store = useStore()
  // During a rolling release the data may come from an earlier release, without deposits.
  if (!(deposit > 0)) return null
  return <span className={className}>{t('deposit.plus', { amount: formatMoney(deposit, store) })}</span>
}
