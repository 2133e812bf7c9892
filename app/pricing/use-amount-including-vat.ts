import { formatMoney, round } from '../store/money'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { useVat } from '../store/use-vat'

/**
 * Returns a formatter for amounts that include VAT in either display, rounded to the currency's digits as all prices with VAT
 * (spec section 9); it adds "including VAT" among prices without VAT. `isNet`: whether the prices around it are such, where that
 * is not the shopper's choice of display alone.
 */
export function useAmountIncludingVat(isNet?: boolean): (amount: number) => string {
  const { t } = useTranslation()
  const store = useStore()
  const display = useVat()
  return (amount) => {
    const money = formatMoney(round(amount, store.currencyDigits), store)
    return (isNet ?? display === 'excluding') ? t('vat.amountIncluding', { amount: money }) : money
  }
}
