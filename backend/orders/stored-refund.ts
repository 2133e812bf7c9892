import { z } from 'zod'
import { storedList } from './stored-list'

const pieces = z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) })
const paidPieces = pieces.extend({ amount: z.number().nonnegative() })

/** Pieces of a line by its position; `amount` was paid for all of them, including VAT. */
export type CreditedPieces = z.infer<typeof paidPieces>

/** Deposits of a line by its position that were given back; `amount` is for all of them, including VAT. */
export type ReturnedDeposit = z.infer<typeof paidPieces>

/** `refunds.lines`: the pieces that the staff refunded without a return. */
export const refundedPieces = storedList('refund', pieces)

/** `refunds.credited`: the pieces that the credit note names. */
export const creditedPieces = storedList('refund', paidPieces)

/** `refunds.deposits`: the deposits that the refund includes. */
export const returnedDeposits = storedList('refund', paidPieces)

/**
 * Whether a refund took its pieces out of an unsent order: they are credited, and not among those
 * refunded from its sale. Takes both columns.
 */
export const areTakenOut = ({ lines, credited }: { lines: unknown; credited: unknown }): boolean =>
  Array.isArray(lines) && lines.length === 0 && Array.isArray(credited) && credited.length > 0
