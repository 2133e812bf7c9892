import type { DeliveryOption } from '../commerce/contract/checkout'
import type { Needs } from '../server/request-context.server'
import { servicePointsOf } from './checkout-data.server'

/**
 * Whether there are service points of the chosen delivery that the form did not show: without scripts the postal code was not
 * known, or another delivery was chosen, and the shopper must see first where the parcel goes. If the form already said that the
 * parcel goes to the nearest one, the order is placed (decision 067).
 */
export async function hasUnseenPoints(
  form: FormData,
  delivery: DeliveryOption | null,
  context: Needs<'visitor' | 'backend' | 'session'>,
): Promise<boolean> {
  if (delivery?.needs_service_point !== true) return false
  // Pages of earlier releases do not say of which delivery they showed the places.
  const shown = form.get('points_of') ?? (form.has('service_point') ? delivery.id : null)
  if (shown === delivery.id) return false
  const { cart } = await context.session.read()
  const points = await servicePointsOf(context, delivery.id, cart.postalCode)
  return Array.isArray(points) && points.length > 0
}
