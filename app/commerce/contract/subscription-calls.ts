import { NoQuery } from './query'
import { SubscriptionChangeRequest, Subscriptions } from './subscription'
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
  terminateSubscription: {
    method: 'POST',
    path: '/api/subscription-terminations',
    query: NoQuery,
    body: TerminationRequest,
    answer: TerminationReceipt,
  },
} as const
