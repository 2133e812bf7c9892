import { calls } from '../../app/commerce/contract/calls'
import { requireOrderOwner } from '../accounts/order-owner'
import type { Endpoints } from '../http/endpoints'
import { announceReturn } from '../returns/announce-return'
import { cancelReturn } from '../returns/cancel-return'
import { loadReturns } from '../returns/return-answer'
import type { Services } from '../services'

/** Returns of an order. The bearer token is that of the order or of its customer. */
export function mountReturns(api: Endpoints, services: Services): void {
  api.get(calls.orderReturns, async ({ params, header, now }) =>
    loadReturns(services.db, await requireOrderOwner(header, params.id ?? '', services), now),
  )
  api.post(calls.announceReturn, async ({ params, header, body }) =>
    announceReturn(await requireOrderOwner(header, params.id ?? '', services), body, services),
  )
  api.post(calls.cancelReturn, async ({ params, header, body }) =>
    cancelReturn(await requireOrderOwner(header, params.id ?? '', services), body.return_id, services),
  )
}
