import { type CartView, cartView } from '../cart/rules/cart-view'
import { codeSavings } from '../cart/rules/code-savings'
import { minimumOrder } from '../cart/rules/minimum-order'
import { requestedLines } from '../cart/rules/requested-lines'
import { refreshCart } from '../cart/sync-cart.server'
import type { CartItem } from '../commerce/contract/cart'
import { sentLines } from '../commerce/contract/chosen-lines'
import { isNotFound, isOutage } from '../commerce/backend-error'
import { categoryName } from '../commerce/category-name'
import { optional } from '../commerce/optional'
import type { Checkout, CheckoutOrder, CheckoutRequest } from '../commerce/contract/checkout'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { codesInCart } from '../discounts/coupons.server'
import { NO_DISCOUNTS } from '../discounts/displayed-discount'
import type { Needs } from '../server/request-context.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import { type CartLine, cartLine, lineRequest, type RequestedLine } from '../server/session/cart-line'
import type { Shopper } from '../server/session/shopper'
import type { Store } from '../store/store'
import type { ServicePointOffer } from './choices'
import { normalisePostalCode } from './postal-code'
import { servicePointView } from './service-point-view'

/**
 * A cart in checkout. `enough` is true when it has lines, none is sold out and the total reaches the minimum order (spec section
 * 5).
 */
export type CheckoutCart = CartView & { enough: boolean }

/** The cart with current prices and stock; `unconfirmed` during a backend outage. */
export async function checkoutCart(context: Needs<'visitor' | 'backend' | 'session' | 'services'>): Promise<CheckoutCart> {
  const { items, unconfirmed } = await refreshCart(context, { keepsMissing: true })
  return checkoutView(items, unconfirmed, context)
}

/**
 * The lines that the quotes are for, so that they add up to the totals, also when a price changed since the cart was synced.
 * Notices from the sync are kept, because the sync saw the requested quantity.
 */
export async function quotedCart(
  items: readonly CartItem[],
  synced: CheckoutCart,
  context: Needs<'visitor' | 'backend' | 'session'>,
): Promise<CheckoutCart> {
  const quoted = await checkoutView(items.map(cartLine), null, context)
  const told = new Map(synced.lines.map((line) => [line.uuid, line]))
  const lines = quoted.lines.map((line) => {
    const { notice = null, adjusted = false } = told.get(line.uuid) ?? {}
    return { ...line, notice: line.notice ?? notice, adjusted: line.adjusted || adjusted }
  })
  return { ...quoted, lines, unconfirmed: synced.unconfirmed }
}

async function checkoutView(
  items: readonly CartLine[],
  unconfirmed: readonly RequestedLine[] | null,
  context: Needs<'visitor' | 'backend' | 'session'>,
): Promise<CheckoutCart> {
  const [{ rules }, menu, profile] = await Promise.all([
    codesInCart(context),
    optional(context.backend.extras.mainMenu(), []),
    optional(context.backend.extras.profile(), null),
  ])
  const discounts = { ...NO_DISCOUNTS, customer: profile?.discounts ?? {} }
  const { currencyDigits, minimumOrder: minimum } = context.visitor.store
  const view = cartView(items, unconfirmed, currencyDigits, discounts, rules, (ids) => categoryName(menu, ids))
  const { reached } = minimumOrder(view.orderable, minimum)
  const soldOut = new Set(items.flatMap(({ uuid, sold_out: isSoldOut }) => (isSoldOut ? [uuid] : [])))
  // Lines of the checkout name no reductions.
  const byCode = codeSavings(view.lines.filter(({ uuid }) => !soldOut.has(uuid)))
  return { ...view, byCode, enough: view.lines.length > 0 && !view.soldOut && reached }
}

/** Whether gift cards are among the lines: they need a recipient. */
export const hasGiftCards = ({ cart }: Pick<Shopper, 'cart'>): boolean =>
  cart.items.some(({ type }) => type === PRODUCT_TYPE.giftCard)

/** The backend's checkout of the shopper's cart: what can be chosen, and what each choice costs. Places no order. */
export async function quoteCheckout(context: Needs<'visitor' | 'backend'>, id: string, shopper: Shopper): Promise<Checkout> {
  const body = checkoutRequest(shopper, context.visitor.store, null)
  return (await callAsCustomerOrGuest(context, 'checkout', { params: { id }, body })).answer
}

/** The body of the calls that price and place the order: the lines, codes and choices of the shopper. */
export function checkoutRequest(
  { cart, discountCodes }: Pick<Shopper, 'cart' | 'discountCodes'>,
  store: Store,
  order: CheckoutOrder | null,
): CheckoutRequest {
  return {
    items: sentLines(requestedLines(cart)).map(lineRequest),
    coupons: discountCodes,
    postal_code: cart.postalCode === null ? null : normalisePostalCode(cart.postalCode, store),
    order,
  }
}

/** The nearest service points of a delivery; null while no valid postal code is known. */
export async function servicePointsOf(
  { backend, visitor }: Needs<'visitor' | 'backend'>,
  delivery: string,
  postalCode: string | null,
): Promise<ServicePointOffer> {
  const code = postalCode === null ? null : normalisePostalCode(postalCode, visitor.store)
  if (code === null) return null
  try {
    const points = await backend.servicePoints({ delivery, postal_code: code })
    return points.map((point) => servicePointView(point, visitor.store.iso))
  } catch (error) {
    // A method that the carrier does not know has no places to choose from either.
    if (isOutage(error) || isNotFound(error)) return 'away'
    throw error
  }
}
