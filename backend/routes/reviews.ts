import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import { parse, readJson, readQuery } from '../http/parse'
import { notFound, unauthorized } from '../http/refusal'
import { reviewsOf, ReviewStatus, setReviewStatus } from '../reviews/moderate'
import { loadReviews } from '../reviews/product-reviews'
import { saveStockNotification } from '../reviews/stock-notification'
import { writeReview } from '../reviews/write-review'
import type { Services } from '../services'

export function mountReviews(api: Endpoints, { db }: Services): void {
  api.get(calls.reviews, async ({ params, query, ...scope }) => loadReviews(db, Number(params.id), query, scope))

  api.post(calls.writeReview, async ({ params, body, ...scope }) => {
    await writeReview(db, Number(params.id), body, scope)
    return null
  })

  api.post(calls.stockNotification, async ({ body, ...scope }) => {
    await saveStockNotification(db, body, scope)
    return null
  })
}

/**
 * Calls for the operator of the shop: GET /admin/reviews?status=pending lists reviews, PATCH /admin/reviews/{id} with
 * `{"status": "published"}` or `"refused"` moderates one. Both require the bearer token BACKEND_ADMIN_TOKEN; if none is set, they are 404.
 */
export function mountModeration(app: Hono, { db, adminToken }: Services): void {
  if (adminToken === null) return
  const expected = `Bearer ${adminToken}`

  app.get('/admin/reviews', async ({ req, json }) => {
    requireOperator(req.header('authorization'), expected)
    const { status } = parse(z.object({ status: ReviewStatus.default('pending') }), readQuery(req.url), 'query')
    return json({ reviews: await reviewsOf(db, status) }, 200, { 'cache-control': 'no-store' })
  })

  app.patch('/admin/reviews/:id', async ({ req, body }) => {
    requireOperator(req.header('authorization'), expected)
    const id = z.uuid().safeParse(req.param('id'))
    if (!id.success) throw notFound('The review')
    const { status } = parse(z.object({ status: ReviewStatus }), await readJson(req.raw), 'body')
    await setReviewStatus(db, id.data, status)
    return body(null, 204)
  })
}

function requireOperator(given: string | undefined, expected: string): void {
  const [expectedBytes, givenBytes] = [Buffer.from(expected), Buffer.from(given ?? '')]
  const matches = expectedBytes.length === givenBytes.length && timingSafeEqual(expectedBytes, givenBytes)
  if (!matches) throw unauthorized('The operator’s token is required')
}
