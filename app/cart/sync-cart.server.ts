import type { RequestedLine } from '../server/session/cart-line'
import { isSameCode } from '../discounts/codes'
import type { Needs } from '../server/request-context.server'
import type { CartState } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import { syncAccountCart } from './account-cart.server'
import { isRejection } from './ask-for-cart.server'
import { confirmCart, requestCart, type Requested } from './request-cart.server'
import { withFormerCodes, withRequest } from './rules/cart-requests'
import { withCodes } from './rules/codes-gone'
import { hasNotice, withoutShownNotices } from './rules/kept-notices'
import { isRepeated, withDone } from './rules/one-time-key'
import { requestedLines } from './rules/requested-lines'
import { withoutNamed } from './rules/without-named'

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/**
 * Changes the cart and syncs it: the backend's answer becomes the cart (spec section 4). During an outage the request is kept,
 * and the next change or visit syncs it. An `add` completed within the last 30 seconds is not repeated.
 */
export function changeCart(
  context: Context,
  change: (lines: RequestedLine[], cart: CartState) => RequestedLine[],
  add: string | null = null,
): Promise<Requested> {
  const now = context.services.now().getTime()
  return requestCart(context, (shopper) => {
    if (isRepeated(shopper.doneAdds, add, now)) return null
    return withRequest(
      { ...shopper, doneAdds: withDone(shopper.doneAdds, add, now) },
      change(requestedLines(shopper.cart), shopper.cart),
    )
  })
}

/**
 * Adds or removes a discount code locally, then syncs the cart (spec section 4). The rules of the codes bypass the cache, and the
 * notice of a removed code is dropped when the code is added again. Throws a BackendError when the backend refuses the cart with
 * these codes; the former codes are then restored.
 */
export async function changeCodes(
  context: Needs<'visitor' | 'backend' | 'session'>,
  change: (codes: readonly string[]) => string[],
): Promise<Shopper> {
  const outcome: { undo?: (now: Shopper) => Shopper | null } = {}
  try {
    const { shopper } = await requestCart(
      context,
      (before) => {
        const discountCodes = change(before.discountCodes)
        outcome.undo = (now) => withFormerCodes(now, discountCodes, before)
        return withRequest(withCodes(before, discountCodes), requestedLines(before.cart))
      },
      { bypassCache: true },
    )
    return shopper
  } catch (error) {
    if (isRejection(error) && outcome.undo) await context.session.change(outcome.undo)
    throw error
  }
}

/** Forgets an add that failed, so that its form can be submitted again. */
export function forgetAdd(context: Needs<'session'>, add: string): Promise<Shopper> {
  return context.session.change((now) => ({ ...now, doneAdds: now.doneAdds.filter((done) => done.add !== add) }))
}

/** Closes the notice of a removed code. */
export function forgetRemovedCode(context: Needs<'session'>, code: string): Promise<Shopper> {
  return context.session.change((shopper) => ({
    ...shopper,
    removedCodes: shopper.removedCodes.filter((removed) => !isSameCode(removed.code, code)),
  }))
}

/** The syncs of a request, by its session: a page that shows the cart in several places asks for it once. */
const synced = new WeakMap<Context['session'], Promise<CartState>>()
const refreshed = new WeakMap<Context['session'], Promise<CartState>>()

/**
 * Syncs a cart before it is shown or paid, so that its prices and stock are current, once per request. An empty cart needs no
 * sync. Its notices are shown now and then dropped; a prefetch and a HEAD request keep them. The checkout `keepsMissing`: it
 * names the goods that are not in the cart until the cart has named them.
 */
export function refreshCart(context: Context, { keepsMissing = false } = {}): Promise<CartState> {
  return once(refreshed, context.session, async () => {
    await syncAccountCart(context)
    const { cart } = await context.session.read()
    const isEmpty = requestedLines(cart).length === 0 && cart.unconfirmed === null
    const shown = isEmpty ? cart : inThisStorefront(await syncOnce(context), context)
    const missing = keepsMissing ? 0 : shown.lost.length + shown.leftOut.length
    if (context.visitor.isVisit && (missing > 0 || shown.items.some(hasNotice))) {
      await context.session.change((now) => ({
        ...now,
        cart: {
          ...now.cart,
          items: withoutShownNotices(now.cart.items, shown.items),
          ...(keepsMissing ? {} : withoutNamed(now.cart, shown)),
        },
      }))
    }
    return shown
  })
}

/** Lets the next refresh of this request ask the backend again, after it has refused the cart's order. */
export function forgetRefresh({ session }: Needs<'session'>): void {
  synced.delete(session)
  refreshed.delete(session)
}

/**
 * The cart with names and prices of this storefront and this customer. A cart of another storefront is synced first, so that
 * amounts in kronor are never shown as euros, and so is a cart with the prices of a guest or with unknown reductions.
 */
export async function cartOfStorefront(context: Context): Promise<CartState> {
  const { language, token } = context.visitor
  if (await syncAccountCart(context)) return inThisStorefront(await syncOnce(context), context)
  const { cart } = await context.session.read()
  const isOwn = cart.language === language && cart.asCustomer === (token !== null)
  if (cart.items.length === 0 || (isOwn && cart.items.every(({ reductions }) => reductions !== null))) return cart
  return inThisStorefront(await syncOnce(context), context)
}

function syncOnce(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CartState> {
  return once(synced, context.session, async () => (await confirmCart(context)).cart)
}

function once(
  running: WeakMap<Context['session'], Promise<CartState>>,
  session: Context['session'],
  start: () => Promise<CartState>,
) {
  const cart = running.get(session) ?? start()
  running.set(session, cart)
  return cart
}

/** Hides names and amounts of another storefront. No line is lost: the lines stay requested. */
function inThisStorefront(cart: CartState, { visitor: { language } }: Needs<'visitor'>): CartState {
  return cart.language === language ? cart : { ...cart, items: [] }
}
