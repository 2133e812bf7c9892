import { z } from 'zod'

/** Longest values, in characters. */
export const TERMINATION_LENGTH = { number: 40, name: 200, email: 254, contract: 200, reason: 2000 } as const

/**
 * POST /api/subscription-terminations: a customer ends the subscriptions that an order began, without a login (§ 312k BGB). It
 * is stored whether or not there is such an order, acknowledged by mail, and the answer is the same. With the same `id` it is
 * stored once. `contract` names the product when not all of them end; `reason` is given for a termination for cause, else
 * empty; `ends_on` null: as soon as possible.
 */
export const TerminationRequest = z.object({
  id: z.uuid(),
  number: z.string().min(1).max(TERMINATION_LENGTH.number),
  name: z.string().min(1).max(TERMINATION_LENGTH.name),
  email: z.email().max(TERMINATION_LENGTH.email),
  contract: z.string().max(TERMINATION_LENGTH.contract),
  reason: z.string().max(TERMINATION_LENGTH.reason),
  ends_on: z.iso.date().nullable(),
})
export type TerminationRequest = z.infer<typeof TerminationRequest>

/** The time at which the termination was received. */
export const TerminationReceipt = z.object({ received_at: z.iso.datetime() })
export type TerminationReceipt = z.infer<typeof TerminationReceipt>
