import { AddToCartForm } from '../live/add-to-cart-form'
import type { OfferedCard } from '../../card/rules/offered-card'
import { RegularPrice } from '../../related-products/offer-carousel'
import { Price } from '../../pricing/price'
import { href } from '../../routing/href'
import { StockLine } from '../../stock/stock-line'
import { useProductsInCart } from '../live/use-products-in-cart'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { buttonClass, LinkButton } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { Upselling } from '../rules/cart-data'

/** Products that match the one just added, each with a button that adds it together with that one (spec section 4, Cart drawer). */
export function UpsellingPanel({ upselling: { id, name, cards } }: { upselling: Upselling }) {
  const { t } = useTranslation()
  const language = useStore().language
  return (
    <>
      <div className="drawer-body">
        <p role="status" className="flex items-center gap-2 py-4 font-semibold">
          <Icon name="check-circle" size={24} className="text-green" />
          <span className="min-w-0">{t('cart.added', { name })}</span>
        </p>
        <ul className="divide-y divide-line border-y border-line">
          {cards.map((card) => (
            <UpsellingRow key={card.id} card={card} bundle={id} />
          ))}
        </ul>
      </div>
      <div className="grid shrink-0 gap-2 border-t border-line px-4 pt-3 pb-4 sm:px-6">
        <LinkButton to={href('cart', language)} wide>
          {t('cart.added.toCart')}
        </LinkButton>
        <form method="dialog">
          <button className={buttonClass('secondary', true)}>{t('cart.continue')}</button>
        </form>
      </div>
    </>
  )
}

function UpsellingRow({ card, bundle }: { card: OfferedCard; bundle: number }) {
  const { t } = useTranslation()
  const store = useStore()
  const inCart = useProductsInCart()?.has(card.id) ?? card.inCart
  const text = t(inCart ? 'crossSelling.inCart' : 'cart.add')
  return (
    <li className="relative grid grid-cols-[5rem_1fr] gap-4 py-4">
      {card.thumb ? <img src={card.thumb.url} alt="" width={80} height={80} className="w-full rounded-lg bg-mist" /> : <span />}
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base">
          <a href={href('product', store.language, { slug: card.slug })} className="text-ink hover:underline">
            {card.name}
          </a>
        </h3>
        <p className="text-sm text-muted">{card.facts.join(' · ')}</p>
        {card.price && <Price {...card.price} personal={card.personal} vat={card.vat} />}
        <RegularPrice card={card} />
        <StockLine stock={card.stock} />
        <div className="mt-1 max-w-48">
          <AddToCartForm productId={card.id} name={card.name} words={{ text, label: `${text}: ${card.name}` }} disabled={inCart}>
            <input type="hidden" name="upselling_bundle_id" value={bundle} />
            {card.offer && <input type="hidden" name="cross_selling_product_id" value={card.offer.withProductId} />}
          </AddToCartForm>
        </div>
      </div>
    </li>
  )
}
