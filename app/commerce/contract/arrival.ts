import { z } from 'zod'

/** The days a parcel is expected on, first and last, in the calendar of the store. */
export const Arrival = z.object({ from: z.iso.date(), to: z.iso.date() })

/**
 * The days on which goods in stock arrive that are ordered before `ordered_by` (ISO 8601), by any delivery that serves the
 * whole country.
 */
export const ArrivalOfStock = Arrival.extend({ ordered_by: z.iso.datetime() })
export type ArrivalOfStock = z.infer<typeof ArrivalOfStock>
