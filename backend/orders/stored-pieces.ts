import { z } from 'zod'
import { storedList } from './stored-list'

/** An entry of `withdrawals.lines`: pieces of a line of the order, by the position of the line. */
const StoredPiece = z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) })
export type StoredPieces = z.infer<typeof StoredPiece>[]

/** The column is null for the whole order, and for goods that only the message names. It is never empty. */
const list = storedList('withdrawal', StoredPiece)

const isEmpty = (column: unknown): boolean => Array.isArray(column) && column.length === 0

/**
 * The pieces; null where the column is. Throws a Refusal, 409 `withdrawal-unreadable`, when one of them
 * cannot be read, as of a later release.
 */
export const readPieces = (column: unknown): StoredPieces | null => list.read(isEmpty(column) ? undefined : column)

export const arePiecesReadable = (column: unknown): boolean => !isEmpty(column) && list.isReadable(column)

/** The pieces that can be read, for pages and lists. What changes an order needs all of them (`readPieces`). */
export const readablePieces = list.readable
