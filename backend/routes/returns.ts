import { calls } from '../../app/commerce/contract/calls'
import { requireOrderOwner } from '../accounts/order-owner'
import type { Endpoints } from '../http/endpoints'
import { runJobNow } from '../jobs/worker'
import { announceReturn } from '../returns/announce-return'
import { bookReturnLabel } from '../returns/book-return-label'
import { cancelReturn } from '../returns/cancel-return'
import { followReturns } from '../returns/follow-returns'
import { labelJobKey } from '../returns/request-label'
import { loadReturns, readReturn } from '../returns/return-answer'
import type { Services } from '../services'

/**
 * Milliseconds that an announcement waits for the carrier: the storefront gives a call up
 * after 4000 (app/commerce/client.server.ts).
 */
const BOOKING_IN_CALL_MS = 2500

/** Returns of an order. The bearer token is that of the order or of its customer. */
export function mountReturns(api: Endpoints, services: Services): void {
  api.get(calls.orderReturns, async ({ params, header, now }) => {
    const order = await requireOrderOwner(header, params.id ?? '', services)
    return followReturns(await loadReturns(order, services, now), order, services)
  })
  api.post(calls.announceReturn, async ({ params, header, body }) => {
    const order = await requireOrderOwner(header, params.id ?? '', services)
    const { id } = await announceReturn(order, body, services)
    const book = () => bookReturnLabel(id, services, AbortSignal.timeout(BOOKING_IN_CALL_MS))
    await runJobNow(labelJobKey(id), services, book)
    return readReturn(services.db, order, id)
  })
  api.post(calls.cancelReturn, async ({ params, header, body }) =>
    cancelReturn(await requireOrderOwner(header, params.id ?? '', services), body.return_id, services),
  )
}
