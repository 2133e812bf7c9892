import type { z } from 'zod'
import type { ServicePoint, ServicePointsQuery } from '../../app/commerce/contract/checkout'
import type { Scope } from '../http/endpoints'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { CarrierOutage } from '../interfaces/carrier'
import { findServicePoints } from '../shipping/service-points'

/** The places where a delivery can be collected, nearest first; 503 `carrier-unavailable` when the carrier does not answer. */
export async function servicePoints(
  { delivery, postal_code: postalCode }: z.output<typeof ServicePointsQuery>,
  { store, language }: Scope,
  { carriers }: Pick<Services, 'carriers'>,
): Promise<ServicePoint[]> {
  try {
    const points = await findServicePoints(carriers, { methodId: delivery, postalCode, store, language })
    return points.map(({ id, name, street, postalCode: postal_code, city, distanceMetres, hours }) => ({
      id,
      name,
      street,
      postal_code,
      city,
      distance_metres: distanceMetres,
      hours: hours.map(({ days, opens, closes }) => ({ days: [...days], opens, closes })),
    }))
  } catch (error) {
    if (error instanceof CarrierOutage) throw new Refusal(503, 'carrier-unavailable', 'The carrier does not answer')
    throw error
  }
}
