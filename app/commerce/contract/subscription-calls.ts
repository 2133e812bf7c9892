import { z } from 'zod'
import { NoQuery } from './query'
import { PayByAnswer, PayByRequest, SubscriptionChangeRequest, Subscriptions } from './subscription'
import { TerminationReceipt, TerminationRequest } from './termination'

/** The calls about subscriptions, as rows of `calls`. */
export const subscriptionCalls = {
  subscriptions: { method: 'GET', path: '/api/orders/{id}/subscriptions', query: NoQuery, answer: Subscriptions },
  changeSubscription: {
    method: 'POST',
    path: '/api/orders/{id}/subscriptions',
    query: NoQuery,
    body: SubscriptionChangeRequest,
    answer: Subscriptions,
  },
  payBy: {
    method: 'POST',
    path: '/api/orders/{id}/subscriptions/payment',
    query: NoQuery,
    body: PayByRequest,
    answer: PayByAnswer,
  },
  /**
   * Asks the provider for the cards that are being entered; the subscriptions as they are
   * then, unchanged when it does not answer.
   */
  settlePayBy: {
    method: 'POST',
    path: '/api/orders/{id}/subscriptions/settle',
    query: NoQuery,
    body: z.object({}),
    answer: Subscriptions,
  },
  terminateSubscription: {
    method: 'POST',
    path: '/api/subscription-terminations',
    query: NoQuery,
    body: TerminationRequest,
    answer: TerminationReceipt,
  },
} as const
