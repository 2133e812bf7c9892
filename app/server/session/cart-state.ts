import { z } from 'zod'
import { part } from '../../commerce/contract/stored-fields'
import { LANGUAGES } from '../../store/languages'
import { CartLine, RequestedLine } from './cart-line'
import { storedListOf, readEntries } from './stored-parts'

/** The address that a campaign led the shopper to, and the page it came from (spec section 2); the referrer may be empty. */
export const Campaign = z.object({ location: z.url().max(2000), referrer: z.string().max(500) })
export type Campaign = z.infer<typeof Campaign>

const text = part(z.string())

/** By provider (`cartFieldOf`), its own order and the language it was opened in (spec section 3, Cart state). */
const ProviderOrders = z.record(z.string(), z.object({ id: z.string(), locale: z.string() }).optional().catch(undefined))

/**
 * Questions to the backend about a cart are numbered in the order they are noted. `asked` is the newest, `requested` the newest
 * with which the shopper requested something, `answered` the question that `items` answers (decision 012).
 */
const Sync = z.object({ asked: z.number(), requested: z.number(), answered: z.number() })

const NO_SYNC = { asked: 0, requested: 0, answered: 0 }

/** A requested line that the storefront `notSoldIn` does not sell. */
const AsideLine = RequestedLine.extend({ notSoldIn: z.enum(LANGUAGES) })
export type AsideLine = z.infer<typeof AsideLine>

const Parts = z.object({
  language: part(z.enum(LANGUAGES)),
  asCustomer: z.boolean().catch(false),
  items: z.array(z.unknown()).catch([]),
  unconfirmed: part(z.array(z.unknown())),
  sync: Sync.catch(NO_SYNC),
  postalCode: text,
  shippingMethod: text,
  paymentMethod: text,
  servicePoint: text,
  checkoutID: part(z.uuid()),
  internal: z.boolean().catch(false),
  campaignData: part(Campaign),
  providerOrders: ProviderOrders.catch({}),
  /** The names of lines that the backend answered in a form that cannot be read, until the shopper has been told. */
  lost: storedListOf(z.string()),
  /** The names of goods for which the full cart had no room, '' where unknown, until the shopper has been told. */
  leftOut: storedListOf(z.string()),
  /** Lines that wait for a storefront that sells them. */
  aside: storedListOf(AsideLine),
})

/**
 * The cart of one shopper as the server keeps it (spec section 3, Cart state). `language` is the storefront whose names and
 * prices the items carry, null while there are none; `asCustomer` is true when the prices are those of a logged-in customer.
 * `items` are the lines of the backend's last answer; `unconfirmed` holds the lines that the shopper requested since and the
 * backend has not confirmed; null when all are confirmed.
 */
export type CartState = Omit<z.infer<typeof Parts>, 'items' | 'unconfirmed'> & {
  items: CartLine[]
  unconfirmed: RequestedLine[] | null
}

/**
 * A stored cart, each part read by itself. A line with a readable product and quantity, but without what a page shows, becomes
 * unconfirmed: the next sync asks the backend for the rest.
 */
export const CartState = Parts.transform(({ items, unconfirmed, ...cart }): CartState => {
  const lines = readEntries(CartLine)(items)
  const requested = unconfirmed ?? (lines.length === items.length ? null : items)
  return { ...cart, items: lines, unconfirmed: requested && readEntries(RequestedLine)(requested) }
})

export const EMPTY_CART: CartState = {
  language: null,
  asCustomer: false,
  items: [],
  unconfirmed: null,
  sync: NO_SYNC,
  postalCode: null,
  shippingMethod: null,
  paymentMethod: null,
  servicePoint: null,
  checkoutID: null,
  internal: false,
  campaignData: null,
  providerOrders: {},
  lost: [],
  leftOut: [],
  aside: [],
}

/** The cart of a shopper who is now another customer: the reductions of its lines are not known until the next sync. */
export function forgetReductions(cart: CartState): CartState {
  return { ...cart, items: cart.items.map((line) => ({ ...line, reductions: null })) }
}

/** Clearing checkout resets everything that belongs to one purchase (spec section 4), and leaves the lines alone. */
export function clearCheckout(cart: CartState): CartState {
  return {
    ...cart,
    checkoutID: null,
    providerOrders: {},
    shippingMethod: null,
    paymentMethod: null,
    servicePoint: null,
    campaignData: null,
  }
}
