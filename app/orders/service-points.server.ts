import { isOutage } from '../commerce/backend-error'
import type { OrderDetail } from '../commerce/contract/order-detail'
import { servicePointView, type ServicePointView } from '../checkout/service-point-view'
import type { Needs } from '../server/request-context.server'
import { storeOfCurrency } from '../store/stores'

/** Query parameter with the postal code near which another service point is looked for. */
const NEAR = 'near'

/** The service points near a postal code; null while none was searched for, `away` while the carrier does not answer. */
export type PointOffer = { near: string; points: readonly ServicePointView[] | 'away' } | null

/** The service points near the postal code that the shopper asks for, if the order may still get another; null without either. */
export async function loadPoints(
  { order, allowed }: OrderDetail,
  request: Request,
  { backend, visitor }: Needs<'backend' | 'visitor'>,
): Promise<PointOffer> {
  const near = new URL(request.url).searchParams.get(NEAR)?.trim().slice(0, 12) ?? ''
  if (near === '' || !allowed.change_point || order.shipping === null) return null
  // The points of another country are not asked for: a storefront sells in its own only.
  if (storeOfCurrency(order.currency, visitor.store).currency !== visitor.store.currency) return null
  try {
    const points = await backend.servicePoints({ delivery: order.shipping.id, postal_code: near })
    return { near, points: points.map((point) => servicePointView(point, visitor.store.iso)) }
  } catch (error) {
    if (isOutage(error)) return { near, points: 'away' }
    throw error
  }
}
