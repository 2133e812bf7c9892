import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import { useTranslation } from '../store/use-translation'
import type { CartView } from '../cart/rules/cart-view'
import { MissingGoods } from '../cart/view/missing-goods'
import type { SoldLine } from '../page/page-facts'
import { href } from '../routing/href'
import { formatMoney } from '../store/money'
import { useLanguage, useStore } from '../store/use-shop'
import { Notice } from '../ui/notice'
import { buyerKind, type CheckoutValues } from './checkout-fields'
import { CheckoutForm } from './checkout-form'
import type { CheckoutAccount } from './contact-section'
import { choiceOf, type CheckoutOffer, type ServicePointOffer } from './choices'
import { OrderSummary } from './order-summary'
import { otherLines } from './summary-lines'
import type { WaitingGoods } from './waiting-goods'
import { Link } from '../ui/link'

/** The form and the order beside it. What the shopper chooses changes the total of both at once. */
export function CheckoutPage({ data, lastResult }: { data: CheckoutData; lastResult: SubmissionResult | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const store = useStore()
  const { cart, offer, checkoutId, gift, servicePoints, arrivals, draft, unpaid, away } = data
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({})
  const [joined, setJoined] = useState({ is: data.isJoined, count: 0 })
  if (joined.is !== data.isJoined) {
    setJoined({ is: data.isJoined, count: joined.count + (data.isJoined ? 1 : 0) })
    if (data.isJoined) setChanged({})
  }
  const choice = choiceOf(offer, {
    buyer: buyerKind(changed.buyer ?? draft.buyer),
    shippingMethod: changed.shipping_method ?? data.chosen.shippingMethod,
    paymentMethod: changed.payment_method ?? data.chosen.paymentMethod,
  })
  return (
    <>
      <div className="mt-4 grid gap-3 empty:hidden">
        {away && !lastResult?.error?.[''] && (
          <Notice kind="warning">
            {t('checkout.away')}{' '}
            <Link to={href('checkout', language)} className="text-petrol underline underline-offset-4">
              {t('checkout.away.again')}
            </Link>
          </Notice>
        )}
        <MissingGoods cart={{ lines: [...cart.lines, ...otherLines(data)], ...data.missing }} />
        {data.gone.map((reason) => (
          <Notice key={reason} kind="warning">
            {reason}
          </Notice>
        ))}
        {cart.unconfirmed && !away && <Notice kind="warning">{t('cart.unconfirmed')}</Notice>}
        {data.waiting && (
          <Notice kind="info">
            {data.waiting.day === null
              ? t('checkout.waits.unknown', { name: data.waiting.name })
              : t('checkout.waits', { name: data.waiting.name, day: data.waiting.day })}
          </Notice>
        )}
        {unpaid && (
          <Notice kind="info" title={t('checkout.unpaid')}>
            {t('checkout.unpaid.sum', { number: unpaid.number, total: formatMoney(unpaid.to_pay, store) })}{' '}
            <Link
              to={`${href('checkout', language, { id: checkoutId })}?pay`}
              className="text-petrol underline underline-offset-4"
            >
              {t('checkout.unpaid.go')}
            </Link>
          </Notice>
        )}
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <OrderSummary cart={cart} hidden={otherLines(data).length} choice={choice} renewals={data.renewals} />
        <CheckoutForm
          // The form is rendered again once an account has filled in what was not typed.
          key={joined.count}
          account={data.account}
          {...{ checkoutId, offer, choice, gift, arrivals, draft, lastResult, away }}
          subscription={cart.hasSubscriptions}
          isRedeemable={offer.needs_delivery && !cart.hasSubscriptions}
          servicePoints={choice.delivery?.id === data.pointsOf ? servicePoints : null}
          chosen={data.chosen}
          onChoice={(field, value) => setChanged((before) => ({ ...before, [field]: value }))}
        />
      </div>
    </>
  )
}

type CheckoutData = {
  /** The cart with the lines that its summary shows. */
  cart: CartView
  /** The other lines of a long cart, as analytics knows them (`otherLines`). */
  others?: readonly SoldLine[]
  offer: CheckoutOffer
  checkoutId: string
  gift: boolean
  servicePoints: ServicePointOffer
  /** The id of the delivery that they belong to. */
  pointsOf: string | null
  /** Arrival days in words, by delivery id. */
  arrivals: Readonly<Record<string, string>>
  /** Day of the next delivery of a subscription in words, by line id. */
  renewals: Readonly<Record<string, string>>
  draft: Partial<CheckoutValues>
  /** The account has filled in fields of the draft that were not typed. */
  isJoined: boolean
  account: CheckoutAccount
  chosen: { shippingMethod: string | null; paymentMethod: string | null; servicePoint: string | null }
  /** The backend does not answer: nothing can be chosen or ordered now. */
  away: boolean
  /** The goods that the rest of the order waits for, with their day in words. */
  waiting: WaitingGoods | null
  /** The names of goods that the cart lacks, see `CartData`. */
  missing: { lost: string[]; leftOut: string[] }
  /** Why codes add no product any more. */
  gone: string[]
  /**
   * The order whose payment was begun in this storefront and is still open; its lines may differ from those of the cart by now.
   */
  unpaid: { number: string; to_pay: number } | null
}
