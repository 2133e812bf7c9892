import { DepositNote } from '../pricing/deposit-note'
import { NetNote } from '../pricing/net-note'
import { Price } from '../pricing/price'
import { PricePerUnit } from '../pricing/price-per-unit'
import { href } from '../routing/href'
import { StockLine } from '../stock/stock-line'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { LinkButton } from '../ui/button'
import type { CardProduct } from '../card/rules/card-product'
import { keepUnits } from '../commerce/contract/keep-units'
import { Thumb } from '../card/thumb'

/** The successor of a discontinued product, with its price, its stock and a link to its page. */
export function Successor({ card, store }: { card: CardProduct; store: Store }) {
  const { t } = useTranslation()
  const { slug, name, thumb, price, personal, vat, content, deposit, stock } = card
  return (
    <div className="grid gap-4 rounded-xl border border-line bg-white p-3 sm:p-4">
      <div className="flex items-center gap-3 sm:gap-4">
        <Thumb thumb={thumb} className="size-24" />
        <div className="grid min-w-0 grow gap-1">
          <p className="leading-snug font-semibold">{keepUnits(name)}</p>
          {price && <Price {...price} personal={personal} vat={vat} />}
          {price && <PricePerUnit price={personal?.price ?? price.price} {...{ content, vat }} />}
          {price && <DepositNote deposit={deposit} className="text-sm text-muted" />}
          {price && <NetNote />}
          <StockLine stock={stock} />
        </div>
      </div>
      <LinkButton wide to={href('product', store.language, { slug })}>
        {t('product.successor')}
        <span className="sr-only">: {name}</span>
      </LinkButton>
    </div>
  )
}
