import { formatMoney, round } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'

/**
 * Returns a formatter for amounts that include VAT in either display, rounded to the currency's digits as all prices with VAT (spec section 9); it adds "including VAT" when prices exclude VAT.
 */
export function useAmountIncludingVat(): (amount: number) => string {
  const { t } = useTranslation()
  const store = useStore()
  const display = useVat()
  return (amount) => {
    const money = formatMoney(round(amount, store.currencyDigits), store)
    return display === 'including' ? money : t('vat.amountIncluding', { amount: money })
  }
}
