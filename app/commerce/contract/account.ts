import { z } from 'zod'
import { MAX_PASSWORD_LENGTH } from './limits'
import { PASSWORD_LENGTH } from './password-length'
import { optionalWithDefault, withDefault, type Reader } from './readers/field'
import { percentOf, textOf, wholeOf, wordsOf } from './readers/scalar'
import { textHash } from './readers/text-hash'
import { OrderId, WrittenOrderId } from './order-id'

/** POST /api/auth/login: an account by its e-mail address and password. */
export const AccountCredentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(MAX_PASSWORD_LENGTH) })

const NewPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max)

/**
 * POST /api/account-links: asks for a mail with a one-time link by which a password is chosen. With `profile`, the names
 * of a new customer who has accepted the terms, the link also opens the account. The answer does not tell whether there
 * is one already: then the mail says so.
 */
export const AccountLinkRequest = z.object({
  email: z.email().max(254),
  profile: z.object({ first_name: z.string().min(1).max(60), last_name: z.string().min(1).max(60) }).nullable(),
})

/**
 * POST /api/account-links/info: the address that a one-time link was mailed to, and whether it will open a new
 * account. 401 when it is not valid any more.
 */
export const AccountLinkToken = z.object({ token: z.string().min(1).max(100) })
export const AccountLink = z.object({ email: z.email(), is_new: z.boolean() })
export type AccountLink = z.infer<typeof AccountLink>

/**
 * POST /api/account-links/password: chooses the password and logs in; all other logins of the account end. 401 when the link is
 * not valid any more, 422 `password-common` for one of the most common passwords, or the address itself; the link can then be
 * used again.
 */
export const ChoosePasswordRequest = AccountLinkToken.extend({ password: NewPassword })

/** POST /api/auth/password: the same for a logged-in customer; 403 `password-wrong` when the current password is not theirs. */
export const ChangePasswordRequest = z.object({
  current_password: z.string().min(1).max(PASSWORD_LENGTH.max),
  password: NewPassword,
})

/**
 * POST /api/order-links: asks for a mail with a one-time link to an order, by its number and the e-mail address it was placed
 * with. The answer does not tell whether there is such an order.
 */
export const OrderLinkRequest = z.object({ order_number: z.string().min(1).max(40), email: z.email().max(254) })

/**
 * POST /api/order-auth/login: the token of a mailed link to one order, or, within a day of the order, the id of its checkout,
 * which only the session that placed it knows.
 */
export const OrderCredentials = z
  .object({
    token: z.string().min(1).max(1000).optional(),
    order_id: WrittenOrderId.optional(),
    checkout_order_id: WrittenOrderId.optional(),
  })
  .refine(({ token, order_id, checkout_order_id }) => [token, order_id && checkout_order_id].filter(Boolean).length === 1)
export type OrderCredentials = z.infer<typeof OrderCredentials>

export const RefreshRequest = z.object({ refresh_token: z.string().min(1) })

/** Both tokens live 3600 seconds (spec section 9). A refresh token can be used once, and again within 30 seconds of that use. */
export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** The answer of POST /api/account-links/password; `is_new`: the link has opened the account. */
export const ChosenPassword = Tokens.extend({ is_new: z.boolean().default(false) })
export type ChosenPassword = z.infer<typeof ChosenPassword>

/** A map without entries is an empty list in the JSON of some backends. A value that is not a percentage counts as 0. */
const discountsOf: Reader<Record<string, number>> = (input) => {
  if (typeof input !== 'object' || input === null) return undefined
  return Object.fromEntries(
    Object.entries(input).flatMap(([category, value]: [string, unknown]) => {
      const percent = percentOf(value)
      return percent === undefined ? [] : [[category, percent]]
    }),
  )
}

/** A number for each customer: that of the backend, or one that follows from its text. */
const customerIdOf: Reader<number> = (input) => {
  const text = wordsOf(input)
  return wholeOf(input) ?? (text === undefined ? undefined : textHash(text))
}

/**
 * GET /api/auth/profile. `discounts` maps a discount category to the customer's percentage (spec section 6), which is all that
 * the specification names. Without an `id`, no form is kept for the customer (decision 088).
 */
export const Profile = z.object({
  id: withDefault(customerIdOf, null),
  email: withDefault(wordsOf, null),
  first_name: withDefault(textOf, ''),
  last_name: withDefault(textOf, ''),
  discounts: withDefault(discountsOf, {}),
})
export type Profile = z.infer<typeof Profile>

/** The scope of a login, by itself, in a list, or in text among others. */
const scopeOf: Reader<'my-order'> = (input) => {
  const scopes: unknown[] = typeof input === 'string' ? input.split(/[\s,]+/) : Array.isArray(input) ? input : []
  return scopes.includes('my-order') ? 'my-order' : undefined
}

/**
 * GET /api/order-auth/info: the user of one order (spec section 3, Logged-in user). Pages
 * about an order take ids of the form of `OrderId` only.
 */
export const OrderUser = z.object({
  order_id: OrderId,
  order_number: withDefault(textOf, ''),
  scope: optionalWithDefault(scopeOf, 'my-order'),
})
export type OrderUser = z.infer<typeof OrderUser>
