import type { CheckoutRequest, DeliveryOption, Quote } from '../../app/commerce/contract/checkout'
import type { CheckoutGiftCard } from '../../app/commerce/contract/gift-card'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Buyer } from '../accounts/buyer'
import { priceCart, type PricedCart } from '../carts/price-cart'
import type { Database } from '../database/database'
import { checkoutCards } from '../gift-cards/checkout-cards'
import type { Scope } from '../http/endpoints'
import type { PaymentProviders } from '../interfaces/provider'
import { deliveries } from '../quotes/deliveries'
import { paymentMethods } from '../quotes/payment-methods'
import { quotes } from '../quotes/quotes'

/** A cart with all that can be chosen for it, and what each choice costs. `deliveries` is null when nothing is sent. */
export type PricedCheckout = PricedCart & {
  deliveries: DeliveryOption[] | null
  payments: PaymentMethod[]
  quotes: Quote[]
  giftCards: CheckoutGiftCard[]
}

/** Milliseconds for which a card's authorization is sure to last before it is captured (settlement/keep-authorization.ts). */
const MIN_AUTHORIZATION_MS = 5 * 24 * 3600_000

const isAwaited = (items: PricedCart['items'], now: Date): boolean =>
  items.some(({ estimated_at: day }) => day !== null && Date.parse(day) - now.getTime() > MIN_AUTHORIZATION_MS)

/** Prices a checkout: what it shows and what an order is charged come from here. */
export async function priceCheckout(
  db: Database,
  id: string,
  request: Omit<CheckoutRequest, 'order'>,
  buyer: Buyer,
  providers: PaymentProviders,
  scope: Scope,
): Promise<PricedCheckout> {
  const cart = await priceCart(db, { ...request, ...buyer, checkoutId: id }, scope)
  const offered = await deliveries(db, cart.items, request.postal_code, scope)
  const hasGiftCards = cart.items.some(({ type }) => type === PRODUCT_TYPE.giftCard)
  const isSubscribed = cart.items.some(({ subscription_interval }) => subscription_interval !== null)
  const ways = providers
    .of(scope.store)
    // The code of a gift card can be spent before an invoice is paid, or never paid (decision 029).
    .filter(({ id }) => !hasGiftCards || id !== 'invoice')
    // Each delivery of a subscription is charged without the shopper (decision 031).
    .filter(({ chargeAgain }) => !isSubscribed || chargeAgain !== undefined)
  // If gift cards paid for the first delivery, there would be no payment method to charge the later ones with.
  const giftCards = isSubscribed ? [] : await checkoutCards(db, id, scope)
  const ids = ways.map((way) => way.id)
  const methods = paymentMethods(
    giftCards.length > 0 ? [...ids, 'gift-card'] : ids,
    scope.language,
    isAwaited(cart.items, scope.now),
  )
  const quoted = quotes({ items: cart.items, deliveries: offered, payments: methods, giftCards }, scope.store)
  // Ways without a quote are not offered: all others when gift cards cover every delivery, gift cards when they cover none.
  const payments = methods.filter((method) => quoted.some(({ payment }) => payment === method.id))
  return { ...cart, deliveries: offered, payments, quotes: quoted, giftCards }
}
