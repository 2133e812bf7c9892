import { Hono } from 'hono'
import { nearestSeededPoints } from '../geography/seeded-points'
import { BUDBEE_SWEDEN } from './methods'

/**
 * The part of Budbee's API that the shop calls, with made-up boxes in the towns that Budbee serves. Any credentials are accepted.
 */
export function budbeeSimulator(): Hono {
  const app = new Hono()
  app.use(async (context, next) =>
    context.req.header('authorization')?.startsWith('Basic ') ? next() : context.json({ error: 'Unauthorized' }, 401),
  )

  app.get('/boxes/postalcodes/validate/SE/:postalCode', (context) => {
    const postalCode = context.req.param('postalCode').replaceAll(' ', '')
    if (!isServed(postalCode)) return context.json({ lockers: [] })
    const points = nearestSeededPoints({ carrier: 'budbee', kind: 'locker', country: 'SE' }, postalCode)
    const served = points.filter((point) => isServed(point.postalCode))
    const lockers = served.map((point) => ({
      id: `BOX${point.id}`,
      name: point.name,
      directions: '',
      label: point.name,
      distance: point.distanceMetres,
      address: {
        street: point.street,
        postalCode: point.postalCode,
        city: point.city,
        country: 'SE',
        coordinate: { latitude: point.latitude, longitude: point.longitude },
      },
    }))
    return context.json({ lockers })
  })
  return app
}

const isServed = (postalCode: string) => BUDBEE_SWEDEN.some((prefix) => postalCode.startsWith(prefix))
