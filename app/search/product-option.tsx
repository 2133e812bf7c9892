import { keepUnits } from '../commerce/contract/keep-units'
import { DepositNote } from '../pricing/deposit-note'
import { StockLine } from '../stock/stock-line'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import type { ProductSuggestion } from './suggestions'

/** A product in the dropdown: its picture or the placeholder, name, stock and price. */
export function ProductOption({
  product: { name, thumb, price, without, perUnit, deposit, stock },
}: {
  product: ProductSuggestion
}) {
  const { t } = useTranslation()
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center">
        {thumb ? (
          <img src={thumb.url} width={48} height={48} alt="" decoding="async" className="size-12 object-contain" />
        ) : (
          <Icon name="category-battery" className="text-control" />
        )}
      </span>
      <div className="grid min-w-0 grow grid-cols-[1fr_auto] items-center gap-x-3">
        <p className="col-span-2 line-clamp-3 text-sm leading-snug font-semibold sm:col-span-1 sm:line-clamp-2">
          {keepUnits(name)}
        </p>
        <StockLine stock={stock} />
        {price !== null && (
          <p className="text-right whitespace-nowrap tabular-nums sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <span className={`font-bold ${without === null ? '' : 'text-red'}`}>{price}</span>
            {without !== null && <span className="block text-xs text-muted">{t('discounts.without', { price: without })}</span>}
            {perUnit && <span className="piece-price">{perUnit}</span>}
            <DepositNote deposit={deposit} className="block text-xs text-muted" />
          </p>
        )}
      </div>
    </>
  )
}
