import { useRef } from 'react'
import { AddToCartForm } from '../cart/live/add-to-cart-form'
import { CampaignField } from '../cart/live/campaign-field'
import { clampQuantity, QUANTITY } from '../cart/rules/quantity'
import { DealEnds } from '../deals/deal-ends'
import type { BannerData } from '../deals/shown-banner'
import { Price } from '../pricing/price'
import { PriceNote } from '../pricing/price-note'
import { deliveryText } from '../stock/delivery-text'
import { StockLine } from '../stock/stock-line'
import type { Store } from '../store/store'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { BuyBar } from './buy-bar'
import { NotForSale } from './not-for-sale'
import { PriceTiers } from './price-tiers'
import type { ProductPage } from './product-page'
import { SubscriptionChoice } from './subscription-choice'
import { useScrolledPast } from './use-scrolled-past'

const FORM_ID = 'buy'

/**
 * Price, stock, delivery date and the Buy button of a product; alternatives when it cannot be ordered. A discontinued product shows no
 * price. `campaign` is submitted with the form.
 */
export function BuyBox({ product, campaign, banner, store }: BuyBoxProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null)
  const isScrolledPast = useScrolledPast(box)
  const { id, name, price, personal, tiers, vat, stock, orderable } = product
  return (
    <section ref={box} aria-label={t('product.buy')} className="grid gap-4 rounded-xl bg-mist p-4 sm:p-6">
      {price && stock.kind !== 'discontinued' && (
        <div>
          <Price {...price} personal={personal} vat={vat} size="page" />
          {product.physical && <PriceNote store={store} />}
          <DealEnds data={banner} slug={product.slug} />
        </div>
      )}
      <div className="grid gap-1">
        <StockLine stock={stock} />
        <DeliveryLine delivery={product.delivery} />
      </div>
      {orderable && price ? (
        <>
          <SubscriptionChoice intervals={product.subscriptions} form={FORM_ID} />
          <AddToCartForm id={FORM_ID} productId={id} name={name} wide upselling={product.upselling}>
            <CampaignField campaign={campaign} />
            <label className="grid">
              <span className="sr-only">{t('product.quantity')}</span>
              <input
                type="number"
                name="quantity"
                inputMode="numeric"
                {...QUANTITY}
                defaultValue={QUANTITY.min}
                onBlur={({ currentTarget: field }) => {
                  field.value = String(clampQuantity(field.value))
                }}
                className="h-12 w-20 rounded-lg border border-control bg-white px-3 text-center font-semibold tabular-nums"
              />
            </label>
          </AddToCartForm>
        </>
      ) : (
        <NotForSale product={product} store={store} />
      )}
      {orderable && <PriceTiers tiers={tiers} vat={vat} />}
      {isScrolledPast && orderable && <BuyBar product={product} form={FORM_ID} />}
    </section>
  )
}

type BuyBoxProps = { product: ProductPage; campaign: string | null; banner: BannerData | undefined; store: Store }

function DeliveryLine({ delivery }: Pick<ProductPage, 'delivery'>) {
  const { t } = useTranslation()
  if (!delivery) return null
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name="truck" size={20} className="mt-px text-muted" />
      {deliveryText(delivery, 'product', t)}
    </p>
  )
}
