import { DecorativePicture } from '../../gallery/decorative-picture'
import { PicturePlaceholder } from '../../gallery/picture-placeholder'
import { keepUnits } from '../../commerce/contract/keep-units'
import { AddToCartForm } from '../live/add-to-cart-form'
import { DepositNote } from '../../pricing/deposit-note'
import { NetNote } from '../../pricing/net-note'
import { Price } from '../../pricing/price'
import { PricePerUnit } from '../../pricing/price-per-unit'
import { href } from '../../routing/href'
import { StockLine } from '../../stock/stock-line'
import { useProductsInCart } from '../live/use-products-in-cart'
import { KeptTogether } from '../../store/kept-together'
import { useStore } from '../../store/use-shop'
import { useTranslation } from '../../store/use-translation'
import { buttonClass, LinkButton } from '../../ui/button'
import { Icon } from '../../ui/icon'
import type { Upselling, UpsellingOffer } from '../rules/upselling-offer'
import { RegularPrice } from './regular-price'

/**
 * Products that match the one just added, each with a button that adds it together with that one (spec section 4, Cart drawer).
 */
export function UpsellingPanel({ upselling: { id, name, offers } }: { upselling: Upselling }) {
  const { t } = useTranslation()
  const language = useStore().language
  return (
    <>
      <div className="drawer-body">
        <p role="status" className="flex items-center gap-2 py-4 font-semibold">
          <Icon name="check-circle" size={24} className="text-green" />
          <span className="min-w-0">
            <KeptTogether>{t('cart.added', { name })}</KeptTogether>
          </span>
        </p>
        <NetNote />
        <ul className="divide-y divide-line border-y border-line">
          {offers.map((offered) => (
            <UpsellingRow key={offered.id} offered={offered} bundle={id} />
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

function UpsellingRow({ offered, bundle }: { offered: UpsellingOffer; bundle: number }) {
  const language = useStore().language
  const { price, personal, content, vat } = offered
  return (
    <li className="relative grid grid-cols-[5rem_1fr] gap-4 py-4">
      <span className="block aspect-square w-full self-start overflow-hidden rounded-lg bg-mist">
        {offered.thumb ? <DecorativePicture picture={offered.thumb} eager /> : <PicturePlaceholder />}
      </span>
      <div className="grid min-w-0 gap-1">
        <h3 className="text-base">
          <a href={href('product', language, { slug: offered.slug })} className="text-ink hover:underline">
            <KeptTogether>{offered.name}</KeptTogether>
          </a>
        </h3>
        <p className="text-sm text-muted">{keepUnits(offered.facts.join(' · '))}</p>
        <Price {...price} {...{ personal, vat }} />
        <PricePerUnit price={personal?.price ?? price.price} {...{ content, vat }} />
        <DepositNote deposit={offered.deposit} className="text-sm text-muted" />
        <RegularPrice offer={offered.offer} vat={vat} />
        <StockLine stock={offered.stock} />
        <div className="mt-1 max-w-48">
          {offered.choose ? <ChooseLink offered={offered} /> : <AddOffer offered={offered} bundle={bundle} />}
        </div>
      </div>
    </li>
  )
}

function ChooseLink({ offered: { slug, name } }: { offered: UpsellingOffer }) {
  const { t } = useTranslation()
  return (
    <LinkButton to={href('product', useStore().language, { slug })} look="secondary" wide>
      {t('card.choose')}
      <span className="sr-only">{`: ${name}`}</span>
    </LinkButton>
  )
}

function AddOffer({ offered: { id, name, offer }, bundle }: { offered: UpsellingOffer; bundle: number }) {
  const { t } = useTranslation()
  const inCart = useProductsInCart()?.has(id) ?? false
  const text = t(inCart ? 'crossSelling.inCart' : 'cart.add')
  return (
    <AddToCartForm productId={id} name={name} words={{ text, label: `${text}: ${name}` }} disabled={inCart} look="secondary">
      <input type="hidden" name="upselling_bundle_id" value={bundle} />
      {offer && <input type="hidden" name="cross_selling_product_id" value={offer.withProductId} />}
    </AddToCartForm>
  )
}
