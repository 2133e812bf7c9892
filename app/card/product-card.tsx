import type { ReactNode } from 'react'
import { AddToCartForm } from '../cart/live/add-to-cart-form'
import { Price } from '../pricing/price'
import { PriceNote } from '../pricing/price-note'
import { href } from '../routing/href'
import { Score } from '../reviews/score'
import { StockLine } from '../stock/stock-line'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { buttonClass } from '../ui/button'
import { CardBadges } from './card-badges'
import { CardPicture } from './card-picture'
import type { CardProduct } from './rules/card-product'
import { keepUnits } from '../ui/keep-units'
import { nameParts } from './rules/name-parts'

/** A product in a grid or carousel (spec section 2, Product card). The link of the name covers the card; other controls lie above it. */
export function ProductCard(props: ProductCardProps) {
  const { product, store, eager = false, shortPicture = false, note, action, search = '', fields } = props
  const address = href('product', store.language, { slug: product.slug }) + search
  return (
    <article className="relative flex h-full flex-col rounded-xl border border-line bg-white p-3 transition-colors hover:border-control sm:p-4">
      <CardPicture thumb={product.thumb} eager={eager} short={shortPicture} />
      <CardBadges
        discount={product.price?.discount ?? null}
        personal={product.personal?.percent ?? null}
        decoration={product.decoration}
      />
      <CardName name={product.name} address={address} />
      <p className="mt-1 min-h-[1lh] truncate text-sm text-muted">{product.facts.join(' · ')}</p>
      {product.rating && <Score rating={product.rating} store={store} card />}
      <div className="mt-auto grid gap-1 pt-2">
        {product.price && <Price {...product.price} personal={product.personal} vat={product.vat} />}
        {note}
        {product.price && product.physical && <PriceNote store={store} />}
        <StockLine stock={product.stock} />
        <div className="relative z-10 mt-2 grid max-sm:text-sm">
          {action ?? <CardButton product={product} address={address} language={store.language} fields={fields} />}
        </div>
      </div>
    </article>
  )
}

/** The name, cut after 5 lines, and below it the part number, which is never cut. */
function CardName({ name, address }: { name: string; address: string }) {
  const { lead, note } = nameParts(name)
  return (
    <h3 className="mt-2 min-h-[2lh] text-sm leading-snug font-semibold hyphens-auto wrap-break-word sm:text-base sm:leading-snug">
      <a href={address} className="text-ink no-underline after:absolute after:inset-0 after:rounded-xl hover:underline">
        <span className="line-clamp-5 sm:line-clamp-4">{keepUnits(lead)}</span>
        {note !== '' && <span className="block font-normal"> {keepUnits(note)}</span>}
      </a>
    </h3>
  )
}

function CardButton({ product, address, language, fields }: CardButtonProps) {
  const { t } = useTranslation()
  const { id, name, action, successor } = product
  if (action === 'buy') {
    return (
      <AddToCartForm productId={id} name={name}>
        {fields}
      </AddToCartForm>
    )
  }
  if (action === 'successor') {
    return (
      <a href={href('product', language, { slug: successor.slug })} className={`${buttonClass('secondary')} max-sm:px-1`}>
        {t('product.successor')}
        <span className="sr-only">: {successor.name}</span>
      </a>
    )
  }
  return (
    <a href={action === 'notify' ? `${address}#notify` : address} className={`${buttonClass('secondary')} max-sm:px-1`}>
      {t(`card.${action}`)}
      <span className="sr-only">: {name}</span>
    </a>
  )
}

type ProductCardProps = {
  product: CardProduct
  store: Store
  /** Load the picture at once: for cards that are visible without scrolling. */
  eager?: boolean
  /** Limit the height of the picture on phones, where the card fills the width. */
  shortPicture?: boolean
  /** Shown below the price. */
  note?: ReactNode
  /** Replaces the card's button. */
  action?: ReactNode
  /** Query of the link to the product page, `?` included. */
  search?: string
  /** Hidden fields of the card's add-to-cart form. */
  fields?: ReactNode
}
type CardButtonProps = { product: CardProduct; address: string; language: Language; fields: ReactNode }
