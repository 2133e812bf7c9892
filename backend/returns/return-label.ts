import type { OrderReturn } from '../../app/commerce/contract/return'
import { company } from '../content/company'
import { CARRIER_NAMES, type Country } from '../shipping/carrier'
import { findDeliveryMethod } from '../shipping/delivery-methods'
import type { Store } from '../stores/stores'

/** The delivery method whose service points take in the returns of each country. */
const DROP_OFF: Readonly<Record<Country, string>> = {
  SE: 'postnord-service-point',
  NO: 'bring-service-point',
  DE: 'dhl-service-point',
  DK: 'postnord-service-point',
}

/**
 * The slip of a return, which is packed with the goods. Its code is the number of the return, which the warehouse scans; it is no postage: the
 * customer pays the freight at the drop-off point, and the shop refunds it after a fault.
 */
export function returnLabel(number: string, postalCode: string, store: Store): NonNullable<OrderReturn['label']> {
  const delivery = DROP_OFF[store.countryCode]
  const method = findDeliveryMethod(delivery, store.countryCode)
  if (method === undefined) throw new Error(`There is no delivery method ${delivery} in ${store.countryCode}`)
  const { company: name = '', street = '', city = '', country = '' } = company[store.language]
  return {
    code: number,
    carrier: CARRIER_NAMES[method.carrier],
    to: [name, street, city, country],
    drop_off: { delivery, postal_code: postalCode },
  }
}
