import { z } from 'zod'

const TRACKING_CODES = ['registered', 'in-transit', 'arrived', 'out-for-delivery', 'delivered', 'returned'] as const

/** `arrived`: at the service point or locker, ready to be collected. `place` is a town or terminal, as the carrier names it. */
const ParcelEvent = z.object({ at: z.iso.datetime(), code: z.enum(TRACKING_CODES), place: z.string().nullable() })

/**
 * `url` is the carrier's own tracking page. `events`: oldest first, empty while the carrier knows
 * of none, null when it does not answer.
 */
export const TrackedParcel = z.object({
  carrier: z.string(),
  tracking_number: z.string(),
  url: z.url().nullable(),
  sent_at: z.iso.datetime(),
  delivered_at: z.iso.datetime().nullable(),
  events: z.array(ParcelEvent).nullable(),
})
export type TrackedParcel = z.infer<typeof TrackedParcel>
