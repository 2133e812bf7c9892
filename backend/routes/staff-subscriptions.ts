import type { Hono } from 'hono'
import { z } from 'zod'
import { parse, readJson, readQuery } from '../http/parse'
import type { Services } from '../services'
import { listTerminations, settleTermination, TerminationsQuery } from '../staff/terminations'
import { changeByStaff, chargeByStaff, listSubscriptions, showSubscription, SubscriptionsQuery } from '../staff/subscriptions'

const Change = z.object({ action: z.enum(['pause', 'resume', 'end']) })

/**
 * Subscriptions, by their id: list and show them, pause, resume and end one, and have an unpaid delivery charged again; list
 * and settle terminations without a login.
 */
export function mountStaffSubscriptions(admin: Hono, services: Services): void {
  const { db } = services

  admin.get('/subscriptions', async ({ req, json }) =>
    json(await listSubscriptions(db, parse(SubscriptionsQuery, readQuery(req.url), 'query'))),
  )

  admin.get('/subscriptions/:id', async ({ req, json }) => json(await showSubscription(db, req.param('id'))))

  admin.post('/subscriptions/:id', async ({ req, body }) => {
    await changeByStaff(req.param('id'), parse(Change, await readJson(req.raw), 'body').action, services)
    return body(null, 204)
  })

  admin.post('/subscriptions/:id/charge', async ({ req, body }) => {
    await chargeByStaff(req.param('id'), services)
    return body(null, 204)
  })

  admin.get('/terminations', async ({ req, json }) =>
    json({ terminations: await listTerminations(db, parse(TerminationsQuery, readQuery(req.url), 'query')) }),
  )

  admin.post('/terminations/:id/settle', async ({ req, body }) => {
    await settleTermination(db, req.param('id'), services.now())
    return body(null, 204)
  })
}
