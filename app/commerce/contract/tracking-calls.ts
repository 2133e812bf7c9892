import { NoQuery } from './query'
import { OrderTracking, OrderTrackingRequest, TrackedOrder } from './tracking'

/** The calls about where an order is, as rows of `calls`. */
export const trackingCalls = {
  findTrackedOrder: {
    method: 'POST',
    path: '/api/order-tracking',
    query: NoQuery,
    body: OrderTrackingRequest,
    answer: TrackedOrder,
  },
  /** The carriers of the parcels are asked, each up to 2 seconds. */
  orderTracking: {
    method: 'GET',
    path: '/api/orders/{id}/tracking',
    query: NoQuery,
    answer: OrderTracking,
    timeoutMs: 4500,
  },
} as const
