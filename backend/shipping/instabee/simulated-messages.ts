import { Hono } from 'hono'
import { z } from 'zod'
import type { TrackingCode } from '../../interfaces/carrier'
import { basicAuth } from '../carrier-client'
import { carrierTime } from '../carrier-time'
import { simulatedJourney } from '../simulated-journey'
import type { MessageKeys } from './messages'

const EVENTS: Record<TrackingCode, string> = {
  registered: 'PARCEL_CREATED',
  'in-transit': 'SORTED_AT_TERMINAL',
  'out-for-delivery': 'DELIVERY_VEHICLE_LOADED',
  arrived: 'DELIVERED_TO_LOCKER',
  delivered: 'CONSUMER_PICKED_UP_FROM_LOCKER',
  returned: 'RETURNED_TO_MERCHANT',
}

/**
 * A control of the simulator alone: POST /parcels/{number}/messages with `{"url": ...}` sends the messages that a parcel would
 * have caused by now, as Instabee sends them, and answers the statuses they were taken with.
 */
export function simulatedMessages(party: 'BUDBEE' | 'INSTABOX', keys: MessageKeys, now: () => Date): Hono {
  const app = new Hono()
  app.post('/parcels/:number/messages', async (context) => {
    const { url } = z.object({ url: z.url() }).parse(await context.req.json())
    const packageId = context.req.param('number')
    const taken: number[] = []
    for (const { code, time, place } of simulatedJourney(packageId, now())) {
      const eventType = EVENTS[code]
      const timestamp = carrierTime(time)?.toISOString()
      const body = { eventId: `${packageId}-${eventType}`, eventType, timestamp, packageId, party, flow: 'DELIVERY' }
      const headers = { ...basicAuth(keys.user, keys.password), 'content-type': 'application/json' }
      const eventData = { lockerName: code === 'arrived' ? place : null }
      taken.push((await fetch(url, { method: 'POST', headers, body: JSON.stringify({ ...body, eventData }) })).status)
    }
    return context.json({ taken })
  })
  return app
}
