import { z } from 'zod'
import { NoQuery, ReviewsQuery } from './query'
import {
  EndReviewInvitationsRequest,
  OwnPurchase,
  ReviewInvitation,
  ReviewInvitationRequest,
  ReviewsPage,
  WriteReviewRequest,
} from './review'
import { ConfirmStockNotificationRequest, EndStockNotificationsRequest, StockNotificationRequest } from './stock-notification'

/** Calls of our own about reviews of a product, and about notices when it is in stock again. A part of `calls`. */
export const reviewCalls = {
  reviews: { method: 'GET', path: '/api/products/{id}/reviews', query: ReviewsQuery, answer: ReviewsPage },
  writeReview: {
    method: 'POST',
    path: '/api/products/{id}/reviews',
    query: NoQuery,
    body: WriteReviewRequest,
    answer: z.null(),
  },
  ownPurchase: { method: 'GET', path: '/api/products/{id}/own-purchase', query: NoQuery, answer: OwnPurchase },
  reviewInvitation: {
    method: 'POST',
    path: '/api/review-invitations',
    query: NoQuery,
    body: ReviewInvitationRequest,
    answer: ReviewInvitation,
  },
  endReviewInvitations: {
    method: 'POST',
    path: '/api/review-invitations/end',
    query: NoQuery,
    body: EndReviewInvitationsRequest,
    answer: z.null(),
  },
  stockNotification: {
    method: 'POST',
    path: '/api/stock-notifications',
    query: NoQuery,
    body: StockNotificationRequest,
    answer: z.null(),
  },
  confirmStockNotification: {
    method: 'POST',
    path: '/api/stock-notifications/confirm',
    query: NoQuery,
    body: ConfirmStockNotificationRequest,
    answer: z.null(),
  },
  endStockNotifications: {
    method: 'POST',
    path: '/api/stock-notifications/end',
    query: NoQuery,
    body: EndStockNotificationsRequest,
    answer: z.null(),
  },
} as const
