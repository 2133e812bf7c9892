import type { StockDisplay } from './stock-display'
import { useTranslation } from '../store/use-translation'
import { useStockText } from './use-stock-text'

/**
 * Stock status as a coloured dot, which styles/goods.css draws, and text. The text says everything, so the
 * colour is not needed to understand it.
 */
export function StockLine({ stock }: { stock: StockDisplay }) {
  const { t } = useTranslation()
  return (
    <p className={`stock stock-${stock.kind}`}>
      <span>
        {useStockText()(stock)}
        {stock.onOrder && <span className="text-muted">{` · ${t('stock.on-order')}`}</span>}
      </span>
    </p>
  )
}
