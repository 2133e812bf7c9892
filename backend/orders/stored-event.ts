import { z } from 'zod'
import { type Fields, isFields, part, type Upgrade, upgraded } from '../../app/commerce/contract/stored-fields'

/** Pieces of an order by the position of their line. */
const Pieces = z.array(z.object({ position: z.number().int().nonnegative(), quantity: z.number().int().min(1) }))
export type RestockedPieces = z.output<typeof Pieces>

/**
 * The reasons that releases have written. One that the contract renames or drops stays here: the history of old orders
 * has it.
 */
const REASONS = [
  ...(['payment-failed', 'payment-cancelled', 'payment-expired', 'replaced'] as const),
  ...(['by-customer', 'by-shop', 'payment-lapsed'] as const),
] as const

/**
 * `order_events.detail`: the facts of a step in the history of an order. The staff is shown all of them; these are the ones that
 * pages, sums and the stock depend on. Amounts are in the order's currency.
 * - `reason` of a cancelled order; `place`: the service point that the shopper has chosen
 * - `refund`, `to`, `amount`: the id of a refund, where it goes, and how much of it
 * - `missing`: the part of a payment that was not captured
 * - `sellable`: the goods of a return that went back into the stock, all or by their numbers
 * - `restocked`: pieces that were put back into the stock; `restock`: the id of the request, which former releases wrote
 */
const Detail = z.object({
  reason: part(z.enum(REASONS)),
  place: part(z.string()),
  refund: part(z.string()),
  to: part(z.string()),
  amount: part(z.number()),
  missing: part(z.number()),
  sellable: part(z.union([z.literal('all'), z.array(z.string())])),
  restock: part(z.string()),
  restocked: part(Pieces),
})

/** Version 1 was written without its number (decision 019). */
const UPGRADES: readonly Upgrade[] = [(fields) => fields]

/** The document of a step's facts, with the version of this release. */
export const writeEventDetail = (fields: Fields): Fields => ({ ...fields, version: UPGRADES.length + 1 })

/**
 * The facts of a step that are read again, in the form of every release so far; null for each
 * one that is missing or cannot be read.
 */
export const readEventDetail = (stored: unknown): z.output<typeof Detail> => Detail.parse(fieldsOf(stored))

/** All facts of a step, as the staff is shown them. */
export function shownEventDetail(stored: unknown): Fields {
  const { version: _version, ...fields } = fieldsOf(stored)
  return fields
}

const fieldsOf = (stored: unknown): Fields => upgraded(isFields(stored) ? stored : {}, UPGRADES)
