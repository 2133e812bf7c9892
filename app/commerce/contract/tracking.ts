import { z } from 'zod'
import { ServicePoint } from './checkout'
import { Order } from './order'
import { TrackedParcel } from './tracked-parcel'
import { OrderId } from './order-id'

/**
 * POST /api/order-tracking: an order by its number and, as proof, the e-mail address it was placed with or the postal code it is
 * sent to. 404 when there is no such order or the proof is wrong.
 */
export const OrderTrackingRequest = z.object({ order_number: z.string().min(1).max(40), proof: z.string().min(1).max(254) })
export const TrackedOrder = z.object({ id: OrderId })

export const TRACKED_STEPS = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type TrackedStep = (typeof TRACKED_STEPS)[number]

/**
 * GET /api/orders/{id}/tracking: where an order is. The id is the secret, so it tells no name, no address and no
 * contact. `delivery` is null when nothing is sent; the hours of its service point are null when they are not known
 * now. `returned`: pieces that have come back, or were refunded. `gift_cards`: when the gift cards of the order are
 * sent by e-mail, null without gift cards.
 */
export const OrderTracking = Order.pick({ number: true, placed_at: true, status: true }).extend({
  items: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), is_gift_card: z.boolean(), returned: z.number().int() }),
  ),
  steps: z.array(z.object({ at: z.iso.datetime(), step: z.enum(TRACKED_STEPS) })),
  delivery: z
    .object({
      name: z.string(),
      arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
      service_point: ServicePoint.omit({ distance_metres: true, hours: true })
        .extend({ hours: ServicePoint.shape.hours.nullable() })
        .nullable(),
    })
    .nullable(),
  parcels: z.array(TrackedParcel),
  gift_cards: z.object({ deliver_on: z.iso.date().nullable() }).nullable(),
})
export type OrderTracking = z.infer<typeof OrderTracking>
