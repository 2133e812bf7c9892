import { calls } from '../../app/commerce/contract/calls'
import type { Endpoints } from '../http/endpoints'
import { findTrackedOrder } from '../orders/find-tracked-order'
import { loadTracking } from '../order-views/load-tracking'
import type { Services } from '../services'

/** Tracking of orders, for anyone who can prove an order is theirs, or who has its secret id. */
export function mountOrderTracking(api: Endpoints, services: Services): void {
  api.post(calls.findTrackedOrder, async ({ body }) => findTrackedOrder(services.db, body))
  api.get(calls.orderTracking, async ({ params, ...scope }) => loadTracking(params.id ?? '', scope, services))
}
