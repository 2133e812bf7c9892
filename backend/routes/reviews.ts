import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import { endStockNotifications } from '../reviews/end-stock-notifications'
import { loadReviews } from '../reviews/product-reviews'
import { confirmStockNotification, saveStockNotification } from '../reviews/stock-notification'
import { writeReview } from '../reviews/write-review'
import type { Services } from '../services'

export function mountReviews(api: Endpoints, services: Services): void {
  const { db } = services

  api.get(calls.reviews, async ({ params, query, ...scope }) => loadReviews(db, Number(params.id), query, scope))

  api.post(calls.writeReview, async ({ params, body, ...scope }) => {
    await writeReview(db, Number(params.id), body, scope)
    return null
  })

  api.post(calls.stockNotification, ({ body, store, header }) => saveStockNotification(body, { store, header }, services))
  api.post(calls.confirmStockNotification, ({ body }) => confirmStockNotification(body.token, services))

  api.post(calls.endStockNotifications, async ({ body }) => {
    await endStockNotifications(body.access, services)
    return null
  })
}
