import { z } from 'zod'

/** Longest values, in characters. */
export const WITHDRAWAL_LENGTH = { number: 40, name: 200, email: 254, message: 2000 } as const

/** Pieces of a line of an order, by the position of the line. */
export const LinePieces = z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) })

/** Lines of an order by their position, with how many pieces of each. */
export const OrderPieces = z.array(LinePieces).min(1).max(1000)

/**
 * POST /api/withdrawals: the statement by which a consumer withdraws from a contract (Directive 2011/83/EU, article
 * 11a). It is stored whether or not there is such an order, and the answer is the same. With the same `id` it is stored
 * once. `extent`: the whole order, or the part that `lines` names, or `message` in words when the lines are not known.
 * `email`: where the acknowledgement is sent.
 */
export const WithdrawalRequest = z.object({
  id: z.uuid(),
  number: z.string().min(1).max(WITHDRAWAL_LENGTH.number),
  name: z.string().min(1).max(WITHDRAWAL_LENGTH.name),
  email: z.email().max(WITHDRAWAL_LENGTH.email),
  extent: z.enum(['whole', 'part']),
  lines: OrderPieces.nullable(),
  message: z.string().max(WITHDRAWAL_LENGTH.message),
})
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>

/** The time at which the statement was received. */
export const WithdrawalReceipt = z.object({ received_at: z.iso.datetime() })
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>
