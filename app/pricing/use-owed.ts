import { useTranslation } from 'react-i18next'
import { formatMoney } from '../store/money'
import { useStore } from '../store/use-shop'
import { useVat } from './use-price'

/** Writes an amount that is compared or owed including VAT; among prices without VAT it says so. */
export function useOwed(): (amount: number) => string {
  const { t } = useTranslation()
  const store = useStore()
  const display = useVat()
  return (amount) => {
    const money = formatMoney(amount, store)
    return display === 'including' ? money : t('vat.amountIncluding', { amount: money })
  }
}
