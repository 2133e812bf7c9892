import { z } from 'zod'

/** The days a parcel is expected on, first and last, in the calendar of the store. */
export const Arrival = z.object({ from: z.iso.date(), to: z.iso.date() })
