import { isFields } from '../stored-fields'
import type { Reader } from './field'
import { readableOf } from './list'
import { amountOf, percentOf, wholeOf } from './scalar'

/**
 * A quantity tier (spec section 3): from quantity `q` on, one unit costs `p`. `o` is the ordinary price that `p` is reduced from
 * (the lowest of the last 30 days), `d` the reduction in percent. Amounts include VAT, in the store's currency.
 */
export type PriceTier = { q: number; p: number; o?: number | undefined; d?: number | undefined }

/** Normal tiers `n` and campaign tiers `c`; the lower of the two that apply is the price. Both sorted by `q`. */
export type Prices = { n: PriceTier[]; c: PriceTier[] }

const tierOf: Reader<PriceTier> = (input) => {
  if (!isFields(input)) return undefined
  const [p, q] = [amountOf(input['p']), wholeOf(input['q'] ?? 1)]
  if (p === undefined || q === undefined || q < 0) return undefined
  const [o, d] = [amountOf(input['o']), percentOf(input['d'])]
  return { q, p, ...(o === undefined ? {} : { o }), ...(d === undefined ? {} : { d }) }
}

/** Quantity tiers, the smallest quantity first. A tier from 0 on holds from the first piece on. */
export const tiersOf: Reader<PriceTier[]> = (input) =>
  readableOf(tierOf)(input)
    ?.toSorted((a, b) => a.q - b.q)
    .map((tier) => ({ ...tier, q: Math.max(1, tier.q) }))

export const pricesOf: Reader<Prices> = (input) =>
  isFields(input) ? { n: tiersOf(input['n']) ?? [], c: tiersOf(input['c']) ?? [] } : undefined
