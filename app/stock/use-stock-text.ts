import { useTranslation } from '../store/use-translation'
import type { StockDisplay } from './stock-display'

/** Gives the words for a stock status, with its date where there is one. */
export function useStockText(): (stock: StockDisplay) => string {
  const { t } = useTranslation()
  return ({ kind, date, byMail }) =>
    byMail ? t('stock.by-mail') : date === undefined ? t(`stock.${kind}`) : t(`stock.${kind}`, { date })
}
