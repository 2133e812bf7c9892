import type { RequestedLine } from '../server/session/cart-line'
import { isSameCode } from '../discounts/codes'
import type { Needs } from '../server/request-context.server'
import type { CartState } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import { isRejection } from './ask-for-cart.server'
import { requestCart, type Requested } from './request-cart.server'
import { withFormerCodes, withQuestion, withRequest, withUnreadNotices } from './rules/cart-requests'
import { isRepeated, withDone } from './rules/one-time-key'
import { wantedLines } from './rules/wanted-lines'

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/**
 * Changes the cart and syncs it: the backend's answer becomes the cart (spec section 4). During an outage the request is kept and the next
 * change or visit to the cart syncs it. An `add` that was carried out in the last half minute is not carried out again.
 */
export function changeCart(
  context: Context,
  change: (lines: RequestedLine[]) => RequestedLine[],
  add: string | null = null,
): Promise<Requested> {
  const now = context.services.now().getTime()
  return requestCart(context, (shopper) => {
    if (isRepeated(shopper.doneAdds, add, now)) return null
    return withRequest({ ...shopper, doneAdds: withDone(shopper.doneAdds, add, now) }, change(wantedLines(shopper.cart)))
  })
}

/**
 * A discount code is added or removed locally, then the cart is synced (spec section 4). The rules of the codes are read past the cache, and
 * the notice of removed codes is dropped for those that come again. Throws a BackendError when the backend refuses the cart with these
 * codes; then the former ones are back.
 */
export async function changeCodes(
  context: Needs<'visitor' | 'backend' | 'session'>,
  change: (codes: readonly string[]) => string[],
): Promise<Shopper> {
  const noted: { undo?: (now: Shopper) => Shopper | null } = {}
  try {
    const { shopper } = await requestCart(
      context,
      (before) => {
        const discountCodes = change(before.discountCodes)
        const isBack = ({ code }: { code: string }) => discountCodes.some((one) => isSameCode(one, code))
        const removedCodes = before.removedCodes.filter((code) => !isBack(code))
        noted.undo = (now) => withFormerCodes(now, discountCodes, before)
        return withRequest({ ...before, discountCodes, removedCodes }, wantedLines(before.cart))
      },
      { past: true },
    )
    return shopper
  } catch (error) {
    if (isRejection(error) && noted.undo) await context.session.change(noted.undo)
    throw error
  }
}

/** An add that was not carried out may be sent again. */
export function forgetAdd(context: Needs<'session'>, add: string): Promise<Shopper> {
  return context.session.change((now) => ({ ...now, doneAdds: now.doneAdds.filter((done) => done.add !== add) }))
}

/** The notice of a code that was taken away has been seen. */
export function forgetRemovedCode(context: Needs<'session'>, code: string): Promise<Shopper> {
  return context.session.change((shopper) => ({
    ...shopper,
    removedCodes: shopper.removedCodes.filter((removed) => !isSameCode(removed.code, code)),
  }))
}

/**
 * Syncs a cart that is about to be shown or paid, so that its prices and stock are of this moment. An empty one needs none. Notices of its
 * lines are shown now, and then no more.
 */
export async function refreshCart(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CartState> {
  const { cart } = await context.session.read()
  if (wantedLines(cart).length === 0 && cart.unconfirmed === null) return cart
  const { shopper } = await requestCart(context, withQuestion, { notices: 'shown' })
  return inThisStorefront({ ...shopper.cart, items: withUnreadNotices(shopper.cart, cart) }, context)
}

/**
 * The cart in the names and prices of this storefront. A cart of another storefront is synced first, so that kronor are never shown as
 * euros, and so is one whose reductions are not known.
 */
export async function cartOfStorefront(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CartState> {
  const { cart } = await context.session.read()
  const isKnown = cart.language === context.visitor.language && cart.items.every(({ reductions }) => reductions !== null)
  if (cart.items.length === 0 || isKnown) return cart
  return inThisStorefront((await requestCart(context, withQuestion)).shopper.cart, context)
}

/** Names and amounts of another storefront are not shown. No line is lost: they wait to be confirmed. */
function inThisStorefront(cart: CartState, { visitor: { language } }: Needs<'visitor'>): CartState {
  return cart.language === language ? cart : { ...cart, items: [] }
}
