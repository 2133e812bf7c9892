import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { parse, readJson, readQuery } from '../http/parse'
import { notFound, unauthorized } from '../refusal'
import { isSameSecret } from '../http/same-secret'
import { jobsInState, retryJob } from '../jobs/dead-letters'
import { reviewsOf, ReviewsQuery, ReviewStatus, setReviewStatus } from '../reviews/moderate'
import type { Services } from '../services'
import { mountStaffAccounts } from './staff-accounts'
import { mountStaffContent } from './staff-content'
import { mountStaffGiftCards, mountStaffOrders } from './staff-orders'
import { mountStaffOffers } from './staff-offers'
import { mountStaffWithdrawals } from './staff-withdrawals'
import { mountStaffReturns } from './staff-returns'
import { mountStaffSubscriptions } from './staff-subscriptions'

/** The calls of the shop's staff, below /admin. All require the bearer token BACKEND_ADMIN_TOKEN. */
export function adminCalls(services: Services, adminToken: string): Hono {
  const admin = new Hono()
  admin.use(requireOperator(adminToken))
  mountModeration(admin, services)
  mountJobs(admin, services)
  mountStaffContent(admin, services)
  mountStaffOrders(admin, services)
  mountStaffWithdrawals(admin, services)
  mountStaffGiftCards(admin, services)
  mountStaffReturns(admin, services)
  mountStaffSubscriptions(admin, services)
  mountStaffOffers(admin, services)
  mountStaffAccounts(admin, services)
  return admin
}

/**
 * GET /admin/reviews?status=pending lists reviews, by `page` and also those of one article number (`sku`); PATCH
 * /admin/reviews/{id} with `{"status": "published"}` or `"refused"` moderates one.
 */
function mountModeration(admin: Hono, { db }: Services): void {
  admin.get('/reviews', async ({ req, json }) => json(await reviewsOf(db, parse(ReviewsQuery, readQuery(req.url), 'query'))))

  admin.patch('/reviews/:id', async ({ req, body }) => {
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) throw notFound('The review')
    const { status } = parse(z.object({ status: ReviewStatus }), await readJson(req.raw), 'body')
    await setReviewStatus(db, id.data, status)
    return body(null, 204)
  })
}

/** GET /admin/jobs?state=dead lists jobs, POST /admin/jobs/{id}/retry lets a dead letter run again. */
function mountJobs(admin: Hono, { db, now }: Services): void {
  admin.get('/jobs', async ({ req, json }) => {
    const { state } = parse(z.object({ state: z.enum(['waiting', 'done', 'dead']).default('dead') }), readQuery(req.url), 'query')
    return json({ jobs: await jobsInState(db, state) })
  })

  admin.post('/jobs/:id/retry', async ({ req, body }) => {
    const id = z.coerce.number().int().positive().safeParse(req.param('id'))
    if (!id.success) throw notFound('The job')
    await retryJob(db, id.data, now())
    return body(null, 204)
  })
}

/** Lets only calls with the operator's bearer token pass; their answers are not stored by anything in between. */
function requireOperator(adminToken: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isSameSecret(context.req.header('authorization') ?? '', `Bearer ${adminToken}`))
      throw unauthorized('The operator’s token is required')
    await next()
    context.header('cache-control', 'no-store')
  }
}
