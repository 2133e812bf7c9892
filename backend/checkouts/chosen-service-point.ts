import type { CheckoutOrder } from '../../app/commerce/contract/checkout'
import type { Scope } from '../http/endpoints'
import { Refusal } from '../refusal'
import { CarrierOutage, type ServicePoint } from '../interfaces/carrier'
import { findServicePoints } from '../shipping/service-points'
import type { Services } from '../services'

type Asked = Pick<CheckoutOrder, 'delivery' | 'service_point' | 'customer'>

/**
 * The service point of an order: the place that the shopper chose, or the nearest one when none was chosen, as carriers do.
 * Null for a delivery to the door, and when none was chosen while the carrier does not answer: it then chooses itself. Refused
 * with 503 `carrier-unavailable` when the carrier cannot confirm the chosen place, and with 409 `service-point-changed` when it
 * is not, or no longer, near the address.
 */
export async function chosenServicePoint(
  { delivery, service_point: chosen, customer }: Asked,
  { store, language }: Scope,
  { carriers, log }: Pick<Services, 'carriers' | 'log'>,
): Promise<ServicePoint | null> {
  if (delivery === null || customer.address === null) return null
  const postalCode = customer.address.postal_code
  try {
    const points = await findServicePoints(carriers, { methodId: delivery, postalCode, store, language })
    if (chosen === null || points.length === 0) return points[0] ?? null
    const point = points.find(({ id }) => id === chosen)
    if (point === undefined) throw new Refusal(409, 'service-point-changed', 'The chosen service point is not offered any more')
    return point
  } catch (error) {
    if (!(error instanceof CarrierOutage)) throw error
    log({ level: 'error', event: 'service-points-unavailable', delivery, error: error.message })
    if (chosen === null) return null
    throw new Refusal(503, 'carrier-unavailable', 'The carrier does not answer')
  }
}
