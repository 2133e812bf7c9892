import { z } from 'zod'
import { CartItemRequest } from '../../commerce/contract/cart'
import { CartState, EMPTY_CART } from './cart-state'

/** One finished purchase of this browser, so that its confirmation opens for this browser only. */
const Purchase = z.object({ orderId: z.uuid(), checkoutId: z.uuid() })

/**
 * What an `atc` link did to the cart: `former` is the cart it replaced, whole, or null when it replaced none; `lines` are the ids
 * of the lines it left there, so many of each. As long as those are the cart it can be undone. `ignored` names what of the link
 * could not be put in, `codes` are those that no longer fitted and went with the former cart. Of its `disc` codes, `malformed`
 * could be none, and `untried` could not be tried, as too many were guessed.
 */
const OpenedLink = z.object({
  former: z.array(CartItemRequest).nullable(),
  lines: z.array(z.object({ uuid: z.string(), quantity: z.number() })),
  ignored: z.array(z.string()),
  malformed: z.array(z.string()).default([]),
  untried: z.array(z.string()).default([]),
  codes: z.array(z.string()).default([]),
})
export type OpenedLink = z.infer<typeof OpenedLink>

/**
 * A line that was taken out and can come back: the line as it was asked for, the name she knows it by, where it stood, and the lines that
 * lost their price beside it, as they were; `codes` no longer fitted without it, and went.
 */
const RemovedLine = z.object({
  line: CartItemRequest,
  name: z.string(),
  position: z.number().int().min(0),
  lapsed: z.array(CartItemRequest),
  codes: z.array(z.string()).default([]),
})
export type RemovedLine = z.infer<typeof RemovedLine>

/** All that the server remembers of a shopper; the cookie holds nothing but its signed id. */
export const Shopper = z.object({
  cart: CartState,
  discountCodes: z.array(z.string()),
  /**
   * Codes taken away because they no longer fitted the cart, until she has seen to them: the rejected-code notice (spec section
   * 4).
   */
  removedCodes: z.array(z.object({ code: z.string(), label: z.string() })).default([]),
  /** Until she has seen to it. One that another release wrote in another way cannot be undone. */
  link: OpenedLink.nullable().default(null).catch(null),
  /** The lines taken out last, the newest first, until they are brought back. */
  removedLines: z.array(RemovedLine).default([]),
  purchases: z.array(Purchase),
  /**
   * Whether the cart the browser kept from a session before has been brought back; it is once, and never into one that was not
   * lost.
   */
  restored: z.boolean().default(true),
  /** Adds carried out in the last half minute, so that a form sent twice adds once (decision 016). */
  doneAdds: z.array(z.object({ add: z.string(), at: z.number() })).default([]),
  /** What was typed into the checkout and not yet ordered, by field, so that no outage or detour loses it. */
  draft: z.record(z.string(), z.string()),
})
export type Shopper = z.infer<typeof Shopper>

export const NEW_SHOPPER: Shopper = {
  cart: EMPTY_CART,
  discountCodes: [],
  removedCodes: [],
  link: null,
  restored: false,
  doneAdds: [],
  removedLines: [],
  purchases: [],
  draft: {},
}
