import type { StockDisplay } from './stock-display'
import { useTranslation } from '../store/use-translation'

/** Stock status as a coloured dot and text. The text says everything, so the colour is not needed to understand it. */
export function StockLine({ stock }: { stock: StockDisplay }) {
  const { t } = useTranslation()
  const { dot, text } = LOOK[stock.kind]
  return (
    <p className={`flex items-baseline gap-2 text-sm ${text}`}>
      <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ring-1 ${dot}`} />
      <span>
        {stock.date === undefined ? t(`stock.${stock.kind}`) : t(`stock.${stock.kind}`, { date: stock.date })}
        {stock.onOrder && <span className="text-muted">{` · ${t('stock.on-order')}`}</span>}
      </span>
    </p>
  )
}

const LOOK: Record<StockDisplay['kind'], { dot: string; text: string }> = {
  'in-stock': { dot: 'bg-green ring-green', text: 'text-green' },
  'few-left': { dot: 'bg-amber ring-warm', text: 'text-warm' },
  presale: { dot: 'bg-white ring-petrol', text: 'text-petrol' },
  expected: { dot: 'bg-white ring-petrol', text: 'text-petrol' },
  'out-of-stock': { dot: 'bg-white ring-red', text: 'text-red' },
  discontinued: { dot: 'bg-white ring-control', text: 'text-muted' },
}
