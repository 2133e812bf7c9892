import { TIME_ZONE } from '../../../app/commerce/contract/time-zone'
import { Hono } from 'hono'
import { z } from 'zod'
import { addDays, localDay, localMoment } from '../../stores/local-day'
import { nearestSeededPoints } from '../geography/seeded-points'

const TokenRequest = z.object({ client_id: z.string().min(1), client_secret: z.string().min(1) })
const AvailabilityRequest = z.object({ recipient: z.object({ zip: z.string(), country_code: z.literal('SE') }) })

const TOKEN = 'simulated-token'

/**
 * The part of Instabox's API that the shop calls, with made-up lockers in Sweden that never close. Any credentials are accepted.
 */
export function instaboxSimulator(now: () => Date): Hono {
  const app = new Hono()

  app.post('/v1/token', async (context) => {
    const request = TokenRequest.safeParse(await context.req.json())
    return request.success ? context.json({ status: 'ok', token: TOKEN }) : context.json({ status: 'error' }, 401)
  })

  app.post('/v3/availability', async (context) => {
    if (context.req.header('authorization') !== `Bearer ${TOKEN}`) return context.json({ status: 'ERROR' }, 401)
    const request = AvailabilityRequest.safeParse(await context.req.json())
    if (!request.success) return context.json({ status: 'ERROR' }, 400)
    const points = nearestSeededPoints({ carrier: 'instabox', kind: 'locker', country: 'SE' }, request.data.recipient.zip)
    const delivery_options = points.map((point) => ({
      sort_code: `IB${point.id}`,
      description: point.name,
      coordinates: { lat: point.latitude, long: point.longitude },
      address: { street: point.street, zip: point.postalCode, city: point.city, country: 'SE' },
      openhours: nextWeek(now()),
    }))
    const EXPRESS = { show_as_option: points.length > 0, dispatch_options: [{ delivery_options }] }
    return context.json({ status: 'OK', availability_token: 'simulated', availability: { EXPRESS } })
  })
  return app
}

/** From midnight to 23:59 on each of the next 7 days. */
function nextWeek(now: Date) {
  return Array.from({ length: 7 }, (_, days) => {
    const day = addDays(localDay(now, TIME_ZONE), days)
    const closes = new Date(localMoment(addDays(day, 1), 0, TIME_ZONE).getTime() - 60_000)
    return { open_utc: localMoment(day, 0, TIME_ZONE).toISOString(), close_utc: closes.toISOString() }
  })
}
