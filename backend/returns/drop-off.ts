import type { Country, DeliveryMethod } from '../interfaces/carrier'
import { findDeliveryMethod } from '../shipping/delivery-methods'
import type { Store } from '../stores/stores'

/** The delivery method whose service points take in the returns of each country. */
const DROP_OFF: Readonly<Record<Country, string>> = {
  SE: 'postnord-service-point',
  NO: 'bring-service-point',
  DE: 'dhl-service-point',
  DK: 'postnord-service-point',
}

/** The delivery method whose service points take in the returns of a store. */
export function dropOffOf({ countryCode }: Store): DeliveryMethod {
  const method = findDeliveryMethod(DROP_OFF[countryCode], countryCode)
  if (method === undefined) throw new Error(`There is no delivery method ${DROP_OFF[countryCode]} in ${countryCode}`)
  return method
}
