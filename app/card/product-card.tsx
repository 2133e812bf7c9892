import type { ReactNode } from 'react'
import { CardAddButton } from '../cart/live/card-add-button'
import { Price } from '../pricing/price'
import { href } from '../routing/href'
import { Score } from '../reviews/score'
import { StockLine } from '../stock/stock-line'
import type { Language } from '../store/languages'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { CardBadges } from './card-badges'
import { CardName } from './card-name'
import { CardPicture } from './card-picture'
import { CardPriceNote } from './card-price-note'
import type { CardProduct } from './rules/card-product'

/**
 * A product in a grid or carousel (spec section 2, Product card). The link of the name covers
 * the card; other controls lie above it.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, store, eager = false, inCarousel = false, note, action, search = '', form = '' } = props
  const { t } = useTranslation()
  const address = href('product', store.language, { slug: product.slug }) + search
  return (
    <article className="card">
      <CardPicture thumb={product.thumb} eager={eager} short={inCarousel} />
      <CardBadges
        discount={product.price?.discount ?? null}
        personal={product.personal?.percent || null}
        decoration={product.decoration}
      />
      <CardName name={product.name} facts={product.facts} address={address} />
      {product.rating && <Score rating={product.rating} store={store} card />}
      <div className="card-end">
        {product.price && <Price {...product.price} personal={product.personal} vat={product.vat} />}
        <CardPriceNote product={product} store={store} inCarousel={inCarousel} />
        {note}
        <StockLine stock={product.stock} />
        <div className="card-action">
          {action ?? <CardButton product={product} address={address} language={store.language} form={form} />}
          {product.notify && (
            <CardLink to={`${address}#notify`} label={t('card.notify')} name={product.name} className="card-notify" />
          )}
        </div>
      </div>
    </article>
  )
}

function CardButton({ product, address, language, form }: CardButtonProps) {
  const { t } = useTranslation()
  const { id, name, action, successor, thumb, vat, deposit } = product
  const price = product.personal?.price ?? product.price?.price
  if (action === 'buy') {
    const known = { thumb, prices: price ? [{ quantity: 1, price }] : [], vat, deposit }
    return <CardAddButton form={form} productId={id} name={name} known={known} />
  }
  if (action === 'successor') {
    const to = href('product', language, { slug: successor.slug })
    return <CardLink to={to} label={t('product.successor')} name={successor.name} />
  }
  return <CardLink to={action === 'notify' ? `${address}#notify` : address} label={t(`card.${action}`)} name={name} />
}

function CardLink({ to, label, name, className = 'card-button' }: CardLinkProps) {
  return (
    <a href={to} className={className}>
      {label}
      <span className="sr-only">{`: ${name}`}</span>
    </a>
  )
}

type ProductCardProps = {
  product: CardProduct
  store: Store
  /** Load the picture at once: for cards that are visible without scrolling. */
  eager?: boolean
  /**
   * The height of the picture is limited on phones, where the card fills the width; and no grid says whether prices include VAT.
   */
  inCarousel?: boolean
  /** Shown below the price. */
  note?: ReactNode
  /** Replaces the card's button. */
  action?: ReactNode
  /** Query of the link to the product page, `?` included. */
  search?: string
  /** The id of the add form that the cards share (app/cart/live/add-form.tsx); needed where a card has its own button. */
  form?: string
}
type CardLinkProps = { to: string; label: string; name: string; className?: string }
type CardButtonProps = { product: CardProduct; address: string; language: Language; form: string }
