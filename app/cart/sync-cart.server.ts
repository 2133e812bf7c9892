import type { RequestedLine } from '../server/session/cart-line'
import { isSameCode } from '../discounts/codes'
import type { Needs } from '../server/request-context.server'
import type { CartState } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import { isRejection } from './ask-for-cart.server'
import { requestCart, type Requested } from './request-cart.server'
import { withFormerCodes, withQuestion, withRequest, withUnreadNotices } from './rules/cart-requests'
import { isRepeated, withDone } from './rules/one-time-key'
import { requestedLines } from './rules/requested-lines'

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/**
 * Changes the cart and syncs it: the backend's answer becomes the cart (spec section 4). During an outage the request is kept,
 * and the next change or visit syncs it. An `add` completed within the last 30 seconds is not repeated.
 */
export function changeCart(
  context: Context,
  change: (lines: RequestedLine[]) => RequestedLine[],
  add: string | null = null,
): Promise<Requested> {
  const now = context.services.now().getTime()
  return requestCart(context, (shopper) => {
    if (isRepeated(shopper.doneAdds, add, now)) return null
    return withRequest({ ...shopper, doneAdds: withDone(shopper.doneAdds, add, now) }, change(requestedLines(shopper.cart)))
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
  const noted: { undo?: (now: Shopper) => Shopper | null } = {}
  try {
    const { shopper } = await requestCart(
      context,
      (before) => {
        const discountCodes = change(before.discountCodes)
        const isBack = ({ code }: { code: string }) => discountCodes.some((one) => isSameCode(one, code))
        const removedCodes = before.removedCodes.filter((code) => !isBack(code))
        noted.undo = (now) => withFormerCodes(now, discountCodes, before)
        return withRequest({ ...before, discountCodes, removedCodes }, requestedLines(before.cart))
      },
      { bypassCache: true },
    )
    return shopper
  } catch (error) {
    if (isRejection(error) && noted.undo) await context.session.change(noted.undo)
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

/**
 * Syncs a cart before it is shown or paid, so that its prices and stock are current. An empty cart needs no sync. Its notices are
 * shown now and then dropped.
 */
export async function refreshCart(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CartState> {
  const { cart } = await context.session.read()
  if (requestedLines(cart).length === 0 && cart.unconfirmed === null) return cart
  const { shopper } = await requestCart(context, withQuestion, { notices: 'shown' })
  return inThisStorefront({ ...shopper.cart, items: withUnreadNotices(shopper.cart, cart) }, context)
}

/**
 * The cart with names and prices of this storefront. A cart of another storefront is synced first, so that amounts in kronor are
 * never shown as euros, and so is a cart with unknown reductions.
 */
export async function cartOfStorefront(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CartState> {
  const { cart } = await context.session.read()
  const isKnown = cart.language === context.visitor.language && cart.items.every(({ reductions }) => reductions !== null)
  if (cart.items.length === 0 || isKnown) return cart
  return inThisStorefront((await requestCart(context, withQuestion)).shopper.cart, context)
}

/** Hides names and amounts of another storefront. No line is lost: the lines stay requested. */
function inThisStorefront(cart: CartState, { visitor: { language } }: Needs<'visitor'>): CartState {
  return cart.language === language ? cart : { ...cart, items: [] }
}
