import { calls } from '../../app/commerce/contract/calls'
import { requireCustomer } from '../accounts/customers'
import type { Endpoints } from '../http/endpoints'
import { loadOwnPurchase } from '../reviews/own-purchase'
import { loadReviews } from '../reviews/product-reviews'
import { endReviewInvitations, readInvitation } from '../reviews/review-links'
import { confirmStockNotification, endStockNotifications, saveStockNotification } from '../reviews/stock-notification'
import { writeReview } from '../reviews/write-review'
import type { Services } from '../services'

export function mountReviews(api: Endpoints, services: Services): void {
  api.read(calls.reviews, async (db, { params, query, ...scope }) => loadReviews(db, Number(params.id), query, scope))

  api.get(calls.ownPurchase, async ({ params, header }) =>
    loadOwnPurchase(services.db, Number(params.id), await requireCustomer(header, services)),
  )

  api.post(calls.writeReview, async ({ params, body, ...call }) => {
    await writeReview(Number(params.id), body, call, services)
    return null
  })

  api.post(calls.reviewInvitation, ({ body }) => readInvitation(body, services))
  api.post(calls.endReviewInvitations, async ({ body }) => {
    await endReviewInvitations(body.access, services)
    return null
  })

  api.post(calls.stockNotification, ({ body, store, header }) => saveStockNotification(body, { store, header }, services))
  api.post(calls.confirmStockNotification, ({ body }) => confirmStockNotification(body.token, services))

  api.post(calls.endStockNotifications, async ({ body }) => {
    await endStockNotifications(body.access, services)
    return null
  })
}
