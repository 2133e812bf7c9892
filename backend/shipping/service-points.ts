import type { Language } from '../../app/commerce/contract/languages'
import { writtenPostalCode } from '../../app/commerce/contract/written-postal-code'
import type { Store } from '../stores/stores'
import type { Carriers, ServicePoint } from '../interfaces/carrier'
import { findDeliveryMethod } from './delivery-methods'
import { needsServicePoint } from './delivery-options'
import { isPostalCode } from './geography/places'

export type ServicePointQuery = {
  methodId: string
  /** As typed, with or without a space. */
  postalCode: string
  store: Store
  language: Language
}

/**
 * The service points or lockers of a delivery method nearest to a postal code, nearest first, at most 10. Empty when the method
 * has none there, or none at all, and when the code is no postal code of the store's country. Throws a CarrierOutage.
 */
export async function findServicePoints(carriers: Carriers, query: ServicePointQuery): Promise<ServicePoint[]> {
  const { methodId, store, language } = query
  const method = findDeliveryMethod(methodId, store.countryCode)
  const postalCode = query.postalCode.replaceAll(' ', '')
  if (method === undefined || !needsServicePoint(method) || !isPostalCode(postalCode, store.countryCode)) return []
  const points = await carriers[method.carrier].servicePoints(method, postalCode, language)
  return points.map((point) => ({ ...point, postalCode: writtenPostalCode(point.postalCode, store.countryCode) }))
}

/**
 * The service point with this id among those near the postal code; null when it is none of them, so that a form cannot
 * name any other. Throws a CarrierOutage.
 */
export async function servicePointOf(carriers: Carriers, id: string, query: ServicePointQuery): Promise<ServicePoint | null> {
  return (await findServicePoints(carriers, query)).find((point) => point.id === id) ?? null
}
