import { z } from 'zod'
import { Refusal } from '../http/refusal'

/**
 * An entry of `withdrawals.lines`: pieces of a line of the order, by the position of the line. The column is null for the whole order, and for goods that
 * only the message names.
 */
const StoredPiece = z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) })
export type StoredPieces = z.infer<typeof StoredPiece>[]

const StoredPieces = z.array(StoredPiece).min(1).nullable()

/** The pieces; null where the column is. Throws a Refusal, 409 `withdrawal-unreadable`, when one of them cannot be read, as of a later release. */
export function piecesOf(column: unknown): StoredPieces | null {
  const { success, data } = StoredPieces.safeParse(column)
  if (!success) throw new Refusal(409, 'withdrawal-unreadable', 'The pieces of the withdrawal cannot be read')
  return data
}

export const arePiecesReadable = (column: unknown): boolean => StoredPieces.safeParse(column).success

/** Those of the pieces that can be read, for pages and lists. What changes an order needs all of them (`piecesOf`). */
export function readablePieces(column: unknown): StoredPieces {
  return Array.isArray(column) ? column.flatMap((stored) => StoredPiece.safeParse(stored).data ?? []) : []
}
