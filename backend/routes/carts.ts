import { calls } from '../../app/commerce/contract/calls'
import { syncCart } from '../carts/sync-cart'
import type { Endpoints } from '../http/endpoints'
import type { Services } from '../services'

export function mountCarts(api: Endpoints, { db, staffKey }: Services): void {
  api.post(calls.syncCart, async ({ body, header, setHeader, ...scope }) => {
    if (staffKey !== null && header('x-forwarded-staff') === staffKey) setHeader('x-be-internal', '1')
    return syncCart(db, body.items, scope)
  })
}
