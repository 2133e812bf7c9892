import { useRef } from 'react'
import { AddToCartForm } from '../cart/live/add-to-cart-form'
import { CampaignField } from '../cart/live/campaign-field'
import { DealEnds } from '../deals/deal-ends'
import type { BannerData } from '../deals/shown-banner'
import { NotifyForm } from '../notify/notify-form'
import { Price } from '../pricing/price'
import { PriceNote } from '../pricing/price-note'
import { PricePerUnit } from '../pricing/price-per-unit'
import { deliveryText } from '../stock/delivery-text'
import { StockLine } from '../stock/stock-line'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { BuyBar } from './buy-bar'
import { NotForSale } from './not-for-sale'
import { PriceTiers } from './price-tiers'
import type { ProductPageData } from './product-page'
import { QuantityField } from './quantity-field'
import { subscribeWords } from './subscribe-words'
import { SubscriptionChoice } from './subscription-choice'
import { useScrolledPast } from './use-scrolled-past'

const FORM_ID = 'buy'

/**
 * Price, stock, delivery date and the Buy button of a product; alternatives when it cannot be ordered. The price of one unit
 * stands here unless it stands beside the pack sizes. A discontinued product that cannot be ordered shows no price. One that is
 * orderable and notifyable has both buttons (spec section 2). `campaign` is submitted with the form.
 */
export function BuyBox({ product, campaign, banner, store }: BuyBoxProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLDivElement>(null)
  const isScrolledPast = useScrolledPast(button)
  const { id, name, price, personal, tiers, vat, content, packs, stock, orderable } = product
  const hasPrice = price !== null && !product.soldNoMore
  return (
    <section aria-label={t('product.buy')} className="buy-box grid gap-2 md:gap-3 md:rounded-xl md:bg-mist md:p-5">
      {hasPrice && <Price {...price} personal={personal} vat={vat} size="page" />}
      {hasPrice && packs.length === 0 && <PricePerUnit price={personal?.price ?? price.price} {...{ content, vat }} />}
      <div className="flex flex-wrap justify-between gap-x-4">
        <StockLine stock={stock} />
        {hasPrice && product.physical && <PriceNote store={store} deposit={product.deposit} free={product.freeFreight} />}
      </div>
      {orderable && price ? (
        <>
          <div ref={button}>
            <AddToCartForm
              id={FORM_ID}
              productId={id}
              name={name}
              wide
              upselling={product.upselling}
              known={knownProduct(product)}
              subscribed={product.subscriptions.length === 0 ? undefined : subscribeWords(name, t)}
            >
              <CampaignField campaign={campaign} />
              <QuantityField name={name} />
            </AddToCartForm>
          </div>
          <DeliveryLine delivery={product.delivery} />
          <DealEnds data={banner} slug={product.slug} />
          <SubscriptionChoice intervals={product.subscriptions} form={FORM_ID} />
          <PriceTiers tiers={tiers} vat={vat} ofPacks={product.isPack} />
          {product.notifyable && <NotifyForm key={id} slug={product.slug} />}
        </>
      ) : (
        <NotForSale key={id} product={product} store={store} />
      )}
      {isScrolledPast && orderable && <BuyBar product={product} form={FORM_ID} />}
    </section>
  )
}

/** The product as the drawer shows it until the server has answered. */
function knownProduct({ pictures, price, personal, tiers, vat, deposit }: ProductPageData) {
  const each = personal?.price ?? price?.price
  const single = each === undefined ? [] : [{ quantity: 1, price: each }]
  return { thumb: pictures[0]?.small ?? null, prices: tiers.length > 0 ? tiers : single, vat, deposit }
}

type BuyBoxProps = { product: ProductPageData; campaign: string | null; banner: BannerData | undefined; store: Store }

function DeliveryLine({ delivery }: Pick<ProductPageData, 'delivery'>) {
  const { t } = useTranslation()
  if (!delivery) return null
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="truck" size={20} className="mt-px text-muted" />
      {deliveryText(delivery, 'product', t)}
    </p>
  )
}
