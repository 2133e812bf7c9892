import { redirect } from '@remix-run/node'
import { isOutage } from '../commerce/backend-error'
import { optional } from '../commerce/optional'
import { pageNotFound } from '../commerce/page-failure.server'
import type { CartItem } from '../commerce/contract/cart'
import type { Checkout } from '../commerce/contract/checkout'
import { codesInCart } from '../discounts/coupons.server'
import type { SoldLine } from '../page/page-facts'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { beginCheckout } from '../server/begin-checkout.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import { NO_QUOTE } from './no-quote'
import type { Shopper } from '../server/session/shopper'
import { dateFormat } from '../store/intl-formats'
import { arrivalDays } from '../stock/arrival-days'
import { type CheckoutCart, checkoutCart, hasGiftCards, quoteCheckout, quotedCart, servicePointsOf } from './checkout-data.server'
import { buyerKind } from './checkout-fields'
import { choiceOf } from './choices'
import { checkoutDraft } from './draft.server'
import { findPlacedOrder } from './find-placed-order.server'
import { normalisePostalCode } from './postal-code'
import { purchaseOf, withPurchase } from './purchases'
import { refusalOfRequest } from './refused-form.server'
import { summaryLines } from './summary-lines'
import { type WaitingGoods, waitingGoods } from './waiting-goods'

/** Milliseconds after an order in which the checkout with an empty cart leads to its confirmation. */
const RECENT_MS = 60 * 60_000

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/**
 * The data of the checkout page. `id` is that of the address, if it has one: 404 for other sessions; after the order, redirects
 * to the confirmation. Throws redirects: to the confirmation of an order just placed, to the cart when it cannot be ordered.
 */
export async function loadCheckout(id: string | undefined, context: Context & Needs<'reply'>) {
  const { language } = context.visitor
  const placed = await findPlacedOrder(context, { settle: true })
  if (placed !== null) throw leaveFor(href('confirmation', language, { id: placed }))
  await requireOwn(id, context)
  const synced = await checkoutCart(context)
  if (synced.lines.length === 0 && !synced.unconfirmed) await leaveForRecentOrder(context)
  requireOrderable(synced, context)
  const checkoutId = await beginCheckout(context)
  const kept = await context.session.read()
  const { values, account, isJoined } = await checkoutDraft(kept, context)
  // Deliveries and places are those near the postal code that the form shows: what was typed, or saved in the
  // account, or else that of the last purchase.
  const postalCode = values.postal_code || formerPostalCode(kept, context)
  const draft = postalCode === null ? values : { ...values, postal_code: postalCode }
  const shopper = { ...kept, cart: { ...kept.cart, postalCode } }
  const { shippingMethod, paymentMethod, servicePoint, lost, leftOut } = shopper.cart
  const answer = await quoted(context, checkoutId, shopper)
  const { items, ...quote } = answer
  const { deliveries, payments, quotes, gift_cards, needs_delivery, next, state, order } = quote
  // A payment may arrive after the order was given up, when no other visit asks for it.
  if (state === 'done' && order !== null)
    throw leaveFor(href('confirmation', language, { id: await takePurchase(context, order.id, checkoutId) }))
  const away = answer === NO_QUOTE
  const cart = away ? synced : await quotedCart(items, synced, context)
  requireOrderable(cart, context)
  const { codes } = await codesInCart(context)
  const { shown, hidden } = summaryLines(cart.lines)
  const offer = { deliveries, payments, quotes, gift_cards, needs_delivery }
  const { delivery } = choiceOf(offer, { buyer: buyerKind(draft.buyer), shippingMethod, paymentMethod })
  const servicePoints = delivery?.needs_service_point === true ? await servicePointsOf(context, delivery.id, postalCode) : null
  return {
    kind: 'form' as const,
    cart: { ...cart, lines: shown },
    others: hidden.map(soldLine),
    offer,
    checkoutId,
    servicePoints,
    pointsOf: delivery?.id ?? null,
    draft,
    isJoined,
    gift: hasGiftCards(shopper),
    /** Arrival days in words (see servicePointView), by delivery id, if they are known. */
    arrivals: Object.fromEntries(
      deliveries.flatMap(({ id: way, arrives }) =>
        arrives === null ? [] : [[way, arrivalDays(arrives, context.visitor.store.iso)]],
      ),
    ),
    /** By line, the day of the next delivery of its subscription in words, when it is ordered today. */
    renewals: Object.fromEntries(items.flatMap((item) => renewalDay(item, context.visitor.store.iso))),
    waiting: waitingText(items, context.visitor.store.iso),
    account: { isGuest: context.visitor.signedIn !== 'myAccount', email: account },
    chosen: { shippingMethod, paymentMethod, servicePoint, postalCode },
    away,
    missing: { lost, leftOut },
    gone: [...new Set(codes.flatMap(({ reason }) => reason ?? []))],
    unpaid: state === 'pending' && isOwnPayment(next, context, shopper.cart.providerOrders) ? order : null,
  }
}

/** The facts that analytics gets about a line that is not shown. */
const soldLine = ({ sku, name, category, quantity, price, ordinary_price, reductions }: SoldLine): SoldLine => {
  return { sku, name, category, quantity, price, ordinary_price, reductions }
}

/** The postal code of the last purchase; null where the storefront's country has none of its form. */
const formerPostalCode = ({ cart: { postalCode } }: Shopper, { visitor: { store } }: Needs<'visitor'>): string | null =>
  postalCode === null ? null : normalisePostalCode(postalCode, store)

function renewalDay({ uuid, subscription_interval: interval }: CartItem, iso: string): [uuid: string, day: string][] {
  if (interval?.next_on === undefined) return []
  return [[uuid, dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(interval.next_on))]]
}

/** The goods that the order waits for, with their day in words. */
function waitingText(items: readonly CartItem[], iso: string): WaitingGoods | null {
  const waiting = waitingGoods(items)
  if (waiting === null || waiting.day === null) return waiting
  return { ...waiting, day: dateFormat(iso, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(waiting.day)) }
}

/** The address at which the checkout is paid. Throws a redirect to the checkout when there is none to make. */
export async function loadPayment(id: string | undefined, context: Context) {
  const { language } = context.visitor
  const placed = await findPlacedOrder(context, { settle: true })
  if (placed !== null) throw leaveFor(href('confirmation', language, { id: placed }))
  await requireOwn(id, context)
  const shopper = await context.session.read()
  const checkoutId = shopper.cart.checkoutID
  const isEmpty = shopper.cart.items.length === 0 && shopper.cart.unconfirmed === null
  const next = checkoutId === null || isEmpty ? null : (await quoteCheckout(context, checkoutId, shopper)).next
  if (next?.type !== 'redirect') throw leaveFor(href('checkout', language))
  return { kind: 'payment' as const, url: next.url }
}

/** Writes the purchase of an order that the session does not have yet. */
async function takePurchase(context: Needs<'visitor' | 'backend' | 'session'>, id: string, checkoutId: string): Promise<string> {
  const asked = { params: { id }, query: { checkout_order_id: checkoutId } }
  const { answer } = await callAsCustomerOrGuest(context, 'order', asked)
  await context.session.change((now) => withPurchase(now, answer))
  return id
}

/** The backend's quote; none in an outage, when the form is shown with all that was typed. */
async function quoted(
  context: Needs<'visitor' | 'backend'>,
  checkoutId: string,
  shopper: Shopper,
): Promise<Omit<Checkout, 'id'>> {
  try {
    return await quoteCheckout(context, checkoutId, shopper)
  } catch (error) {
    if (!isOutage(error)) throw error
    return NO_QUOTE
  }
}

/**
 * Throws a redirect to the cart when it cannot be ordered, unless it sold out in the order that this page answers: then the page
 * says so.
 */
function requireOrderable({ enough, soldOut }: CheckoutCart, context: Needs<'visitor' | 'reply'>): void {
  if (enough || (soldOut && refusalOfRequest(context) === 'checkout.stockChanged')) return
  throw leaveFor(href('cart', context.visitor.language))
}

const leaveFor = (path: string): Response => redirect(path)

/** The shopper may never have seen the confirmation, so it replaces the empty cart for an hour. */
async function leaveForRecentOrder({ backend, session, services, visitor }: Context): Promise<void> {
  const [latest] = (await session.read()).purchases
  if (latest === undefined) return
  const asked = { params: { id: latest.orderId }, query: { checkout_order_id: latest.checkoutId } }
  const found = await optional(backend.call('order', asked), null)
  if (found === null || services.now().getTime() - Date.parse(found.answer.placed_at) > RECENT_MS) return
  throw leaveFor(href('confirmation', visitor.language, { id: latest.orderId }))
}

async function requireOwn(id: string | undefined, { session, visitor }: Needs<'session' | 'visitor'>): Promise<void> {
  if (id === undefined) return
  const shopper = await session.read()
  const orderId = purchaseOf(shopper, id)
  if (orderId !== null) throw leaveFor(href('confirmation', visitor.language, { id: orderId }))
  if (shopper.cart.checkoutID !== id) throw pageNotFound()
}

/**
 * Whether the payment that waits is one of this storefront: a provider's reference of another
 * language is never used (spec section 3).
 */
function isOwnPayment(
  next: Checkout['next'],
  { visitor }: Needs<'visitor'>,
  orders: Readonly<Record<string, { id: string; locale: string } | undefined>>,
): boolean {
  if (next?.type !== 'redirect') return false
  const { id } = next.provider_order
  return Object.values(orders).some((order) => order?.id === id && order.locale === visitor.language)
}
