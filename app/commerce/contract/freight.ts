import { z } from 'zod'
import { ArrivalOfStock } from './arrival'

const Days = z.number().int().nonnegative()

/**
 * Freight of one piece to any address in the country, including VAT, and the value of goods from which it is free. `days`:
 * the fewest and the most working days from the dispatch to the arrival, by any delivery that serves the whole country, and
 * `arrives` the same as dates; null or absent where they are not known.
 */
export const Freight = z.object({
  price_from: z.number().nonnegative(),
  free_from: z.number().nonnegative().nullable(),
  days: z.object({ from: Days, to: Days }).nullable().catch(null).optional(),
  arrives: ArrivalOfStock.nullable().catch(null).optional(),
})
export type Freight = z.infer<typeof Freight>
