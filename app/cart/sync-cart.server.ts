import { isOutage } from '../commerce/backend-error'
import { isSameCode } from '../discounts/codes'
import { withoutUnfit } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import { cartLine, lineRequest, type RequestedLine, requestedLine } from '../server/session/cart-line'
import type { CartState } from '../server/session/cart-state'
import { withKeptNotices } from './rules/kept-notices'
import { isRepeated, withDone } from './rules/one-time-key'

/** The lines the shopper wants: those confirmed, or what she changed since while the backend was away. */
export function wantedLines(cart: CartState): RequestedLine[] {
  return cart.unconfirmed ?? cart.items.map(requestedLine)
}

/**
 * Changes the cart and syncs it: the backend's answer becomes the cart (spec section 4). During an outage the wish is kept and the next
 * change or visit to the cart syncs it. An `add` that was carried out just now is not carried out again. Throws a BackendError
 * when the backend refuses the lines; then nothing has changed.
 */
export function changeCart(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  change: (lines: RequestedLine[]) => RequestedLine[],
  add: string | null = null,
): Promise<Shopper> {
  return context.session.change(async (shopper) => {
    const now = context.services.now().getTime()
    if (isRepeated(shopper.doneAdds, add, now)) return shopper
    const synced = untoldKept(await syncShopper(context, shopper, change(wantedLines(shopper.cart))), shopper)
    return { ...synced, doneAdds: withDone(synced.doneAdds, add, now) }
  })
}

/**
 * A discount code is added or removed locally, then the cart is synced (spec section 4). What is said of the codes is asked anew, and
 * what was said of those taken away before is forgotten for those that come again.
 */
export function changeCodes(
  context: Needs<'visitor' | 'backend' | 'session'>,
  change: (codes: readonly string[]) => string[],
): Promise<Shopper> {
  return context.session.change(async (shopper) => {
    const discountCodes = change(shopper.discountCodes)
    const isBack = ({ code }: { code: string }) => discountCodes.some((one) => isSameCode(one, code))
    const changed = { ...shopper, discountCodes, removedCodes: shopper.removedCodes.filter((code) => !isBack(code)) }
    return untoldKept(await syncShopper(context, changed, wantedLines(changed.cart), { past: true }), shopper)
  })
}

/** The notice of a code that was taken away has been seen. */
export function forgetRemovedCode(context: Needs<'session'>, code: string): Promise<Shopper> {
  return context.session.change((shopper) => ({
    ...shopper,
    removedCodes: shopper.removedCodes.filter((removed) => !isSameCode(removed.code, code)),
  }))
}

/**
 * Syncs a cart that is about to be looked at or paid, so that its prices and stock are today's. An empty one needs none. What has been said
 * of its lines is told now, and then no more.
 */
export async function refreshCart(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CartState> {
  const { cart } = await context.session.read()
  if (wantedLines(cart).length === 0) return cart
  const fresh = await context.session.change((shopper) => syncShopper(context, shopper, wantedLines(shopper.cart)))
  return inThisStorefront(untoldKept(fresh, { cart }).cart, context)
}

/**
 * The cart in the names and prices of this storefront. A cart of another storefront is synced first, so that kronor are never shown as
 * euros, and so is one whose reductions are not known.
 */
export async function cartOfStorefront(context: Needs<'visitor' | 'backend' | 'session' | 'services'>): Promise<CartState> {
  const { cart } = await context.session.read()
  const isKnown = cart.language === context.visitor.language && cart.items.every(({ reductions }) => reductions !== null)
  if (cart.items.length === 0 || isKnown) return cart
  return inThisStorefront((await changeCart(context, (lines) => lines)).cart, context)
}

/** Another storefront's names and amounts are worse than none, and none are lost: the lines wait to be confirmed. */
function inThisStorefront(cart: CartState, { visitor: { language } }: Needs<'visitor'>): CartState {
  return cart.language === language ? cart : { ...cart, items: [] }
}

/** With what was said of lines before and has not been read yet; words of another language are left out. */
function untoldKept<S extends { cart: CartState }>(synced: S, { cart: before }: { cart: CartState }): S {
  const { cart } = synced
  const told = cart.language === before.language ? before.items : before.items.map((item) => ({ ...item, cart_notice: null }))
  return { ...synced, cart: { ...cart, items: withKeptNotices(cart.items, told) } }
}

/**
 * The shopper with these lines, as the backend answers for them. A coupon that no longer fits the lines goes, and if prices were given by
 * it, they are asked for once more.
 */
export async function syncShopper(
  context: Needs<'visitor' | 'backend'>,
  shopper: Shopper,
  wanted: RequestedLine[],
  reading: { past?: boolean } = {},
): Promise<Shopper> {
  const synced = { ...shopper, cart: await syncLines(context, shopper, wanted) }
  // Who is away is not asked again: the shopper would wait twice to be told once.
  if (synced.cart.unconfirmed !== null) return synced
  const fitting = await withoutUnfit(context, synced, reading)
  if (fitting.discountCodes.length === synced.discountCodes.length) return synced
  return { ...fitting, cart: await syncLines(context, fitting, wantedLines(synced.cart)) }
}

async function syncLines(
  context: Needs<'visitor' | 'backend'>,
  { cart, discountCodes }: Shopper,
  wanted: RequestedLine[],
): Promise<CartState> {
  // A cart with nothing in it has no prices to ask for.
  if (wanted.length === 0 && cart.items.length === 0) return { ...cart, unconfirmed: null }
  try {
    const coupons = discountCodes.length === 0 ? {} : { coupons: discountCodes }
    const body = { items: wanted.map(lineRequest), checkout_order_id: cart.checkoutID, ...coupons }
    const { answer, headers } = await context.backend.call('syncCart', { body })
    return {
      ...cart,
      language: context.visitor.language,
      items: answer.map(cartLine),
      unconfirmed: null,
      internal: headers.get('x-be-internal') === '1',
    }
  } catch (error) {
    if (isOutage(error)) return { ...cart, unconfirmed: wanted }
    throw error
  }
}
