import { z } from 'zod'
import { CartItemRequest } from './cart'
import { MAX_LINES } from './max-lines'

/**
 * POST /api/account/cart, with the bearer token of the account: changes its cart line by line, and answers it as it is
 * then. A line that is set replaces the one with the same `uuid`; null removes it; all other lines stay as they are. A
 * repeated call changes nothing more. `customer_id`: the account that the changes are for; for another one, and null,
 * nothing is changed, and the cart is only read.
 */
export const AccountCartRequest = z.object({
  customer_id: z.number().int().nullable(),
  changes: z.array(z.object({ uuid: z.uuid(), line: CartItemRequest.nullable() })).max(2 * MAX_LINES),
})
export type AccountCartRequest = z.infer<typeof AccountCartRequest>

/**
 * `version` is one higher after each change. `unread` are the ids of lines that are in the cart, and that the backend cannot
 * read, because a later release stored them: a device that knows one keeps it. No line is `unread` where that is absent.
 */
export const AccountCart = z.object({
  customer_id: z.number().int(),
  version: z.number().int().nonnegative(),
  lines: z.array(CartItemRequest).max(MAX_LINES),
  unread: z.array(z.uuid()).default([]),
})
export type AccountCart = z.infer<typeof AccountCart>
