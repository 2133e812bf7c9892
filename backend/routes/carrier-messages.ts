import type { Hono } from 'hono'
import { followMessage } from '../order-status/follow-parcels'
import type { Services } from '../services'
import { takeMessage } from '../shipping/take-message'

/** Messages of carriers about parcels. */
export function mountCarrierMessages(app: Hono, services: Services): void {
  app.post('/api/carrier-messages/:carrier', async (context) => {
    const message = { headers: context.req.raw.headers, rawBody: await context.req.text() }
    const parcel = await takeMessage(context.req.param('carrier'), message, services)
    if (parcel !== null) await followMessage(parcel.carrier, parcel.trackingNumber, services)
    return context.body(null, 204)
  })
}
