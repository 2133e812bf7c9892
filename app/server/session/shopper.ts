import { z } from 'zod'
import { LANGUAGES } from '../../store/languages'
import { RequestedLine } from './cart-line'
import { CartState, EMPTY_CART } from './cart-state'
import { storedListOf, readEntries } from './stored-parts'

/** One finished purchase of this browser, so that its confirmation opens for this browser only. */
const Purchase = z.object({ orderId: z.string(), checkoutId: z.string() })

const texts = storedListOf(z.string())

/**
 * A code that was removed because it did not fit the cart, with the language of its label, null when that was not noted. One that
 * `waits` has not fitted yet, and applies once the cart has the goods.
 */
const RemovedCode = z.object({
  code: z.string(),
  label: z.string(),
  language: z.enum(LANGUAGES).nullable().catch(null),
  waits: z.boolean().catch(false),
})
export type RemovedCode = z.infer<typeof RemovedCode>

/** Pieces of a line of an order, by the position of the line. */
const WithdrawnPiece = z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) })

/**
 * A withdrawal as it was typed (app/withdrawal): not sent yet while `receivedAt` is null. `id` makes it count once, `goods` are
 * the names of its `lines`, `at` is when it was typed, in milliseconds.
 */
const WithdrawalDraft = z.object({
  id: z.uuid(),
  at: z.number(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  extent: z.enum(['whole', 'part']),
  lines: z.array(WithdrawnPiece).min(1).nullable(),
  goods: texts,
  message: z.string(),
  receivedAt: z.iso.datetime().nullable(),
})
export type WithdrawalDraft = z.infer<typeof WithdrawalDraft>

/**
 * The effect of an `atc` link on the cart. `former` is the cart it replaced, whole, or null when it replaced none; `lines`
 * are the ids and quantities of the lines it left there: while the cart still has exactly these, it can be undone.
 * `ignored` names the entries of the link that could not be added, `codes` the codes that no longer fitted and were
 * removed with the former cart. Of its `disc` codes, `malformed` are not valid codes, and `untried` could not be tried
 * because the limit of unknown codes was reached.
 */
const OpenedLink = z.object({
  former: z.array(z.unknown()).transform(readEntries(RequestedLine)).nullable(),
  lines: storedListOf(z.object({ uuid: z.string(), quantity: z.number() })),
  ignored: texts,
  malformed: texts,
  untried: texts,
  codes: texts,
})
export type OpenedLink = z.infer<typeof OpenedLink>

/**
 * A removed line that can be restored: its request, the name shown for it, its position, and the lines that were tied to it, in
 * their former state. `codes`: the codes that were removed with it, because they no longer fitted.
 */
const RemovedLine = z.object({
  line: RequestedLine,
  name: z.string().catch(''),
  position: z.number().int().min(0).catch(0),
  lapsed: storedListOf(RequestedLine),
  codes: texts,
})
export type RemovedLine = z.infer<typeof RemovedLine>

/**
 * An order that is being placed: its checkout, the codes it was asked with, and when, in milliseconds. It is noted before the
 * backend is asked, so that a later visit finds the order when the answer was lost (decision 004). `until`: an order that was
 * given up may still be paid until this time.
 */
const Placing = z.object({ checkoutId: z.uuid(), codes: texts, at: z.number(), until: z.number().optional().catch(undefined) })

/**
 * The cart of the customer's account as it was last answered: what this session has changed since is the difference to its own
 * lines (decision 039). It stays after logging out, so that what is changed then is not taken for a guest's cart.
 */
const AccountCopy = z.object({ customer: z.number(), version: z.number(), lines: storedListOf(RequestedLine) })
export type AccountCopy = z.infer<typeof AccountCopy>

/** The last add by a form without scripts, so that the page after it can tell analytics what was added. */
const StoredAdd = z.object({
  id: z.uuid(),
  pieces: storedListOf(z.object({ uuid: z.string(), quantity: z.number().int().positive() })),
})

/**
 * A form sent after the login expired, or in an outage (app/account/kept-form.server.ts).
 * - `path`: its page; `form`: its intent.
 * - `customer`: id of the only customer who may see it, or `order`: every visitor who may open the order may. A form
 *   of version 12 without it is not read.
 * - `at`: when it was sent, in milliseconds.
 * - `mayBeDone`: it reached its action, so the backend may have carried it out.
 */
const KeptForm = z.object({
  path: z.string(),
  form: z.string(),
  values: z.record(z.string(), z.string()),
  customer: z.union([z.number(), z.literal('order')]),
  at: z.number(),
  mayBeDone: z.boolean().default(true),
})

export type KeptForm = z.infer<typeof KeptForm>

/**
 * Everything that the server stores about a shopper; the cookie holds only the signed id. Each part is read by itself: an
 * unreadable part gets the value of a new shopper, and the rest is kept.
 */
export const Shopper = z.object({
  cart: CartState.catch(EMPTY_CART),
  discountCodes: texts,
  /** The codes that have fitted the cart since they were entered: when they no longer do, they do not wait (spec section 4). */
  fittedCodes: texts,
  /** The codes that were typed while the backend could not tell whether they exist (decision 013). */
  uncheckedCodes: texts,
  /** Codes removed because they did not fit the cart, until the shopper closes their notice (spec sections 4 and 5). */
  removedCodes: storedListOf(RemovedCode),
  /** Until the shopper has seen the notice. */
  link: OpenedLink.nullable().catch(null),
  /** The lines removed last, the newest first, until they are restored. */
  removedLines: storedListOf(RemovedLine),
  placing: Placing.nullable().catch(null),
  purchases: storedListOf(Purchase),
  /**
   * Whether the cart kept by the browser from a former session has been restored; once only, and
   * never into a session that was not lost.
   */
  restored: z.boolean().catch(true),
  /** Adds carried out in the last half minute, so that a form sent twice adds once (decision 016). */
  doneAdds: storedListOf(z.object({ add: z.string(), at: z.number() })),
  /** The checkout form as typed and not yet ordered, by field name, so that no outage loses it (decision 006). */
  draft: z.record(z.string(), z.unknown()).catch({}).transform(textFields),
  /** Withdrawals being written, the newest first; each tab has its own. */
  withdrawals: storedListOf(WithdrawalDraft),
  accountCart: AccountCopy.nullable().catch(null),
  plainAdd: StoredAdd.nullable().catch(null),
  keptForm: KeptForm.nullable().catch(null),
})
export type Shopper = z.infer<typeof Shopper>

export const NEW_SHOPPER: Shopper = {
  cart: EMPTY_CART,
  discountCodes: [],
  fittedCodes: [],
  uncheckedCodes: [],
  removedCodes: [],
  link: null,
  restored: false,
  doneAdds: [],
  removedLines: [],
  placing: null,
  purchases: [],
  draft: {},
  withdrawals: [],
  accountCart: null,
  plainAdd: null,
  keptForm: null,
}

function textFields(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
