import { BRING_METHODS } from './bring/methods'
import { BUDBEE_METHODS } from './budbee/methods'
import type { Country, DeliveryMethod } from '../interfaces/carrier'
import { DAO_METHODS } from './dao/methods'
import { DHL_METHODS } from './dhl/methods'
import { GLS_METHODS } from './gls/methods'
import { INSTABOX_METHODS } from './instabox/methods'
import { POSTNORD_METHODS } from './postnord/methods'

/** The methods of each country in the order they are offered: the usual choice first, pallets last. */
const OFFERED: Record<Country, readonly string[]> = {
  SE: [
    ...['postnord-service-point', 'budbee-home', 'dhl-service-point', 'instabox-locker', 'budbee-locker', 'postnord-locker'],
    ...['postnord-letter', 'postnord-home', 'postnord-pallet'],
  ],
  NO: ['bring-service-point', 'postnord-service-point', 'bring-home', 'bring-locker', 'bring-letter', 'bring-pallet'],
  DE: ['dhl-home', 'dhl-locker', 'gls-home', 'dhl-service-point', 'gls-service-point', 'dhl-letter', 'dhl-pallet'],
  DK: [
    ...['postnord-service-point', 'dao-service-point', 'gls-home', 'gls-service-point', 'budbee-home', 'postnord-locker'],
    ...['dao-home', 'dao-letter', 'postnord-home', 'postnord-pallet'],
  ],
}

const ALL = [
  ...[...POSTNORD_METHODS, ...BRING_METHODS, ...DHL_METHODS, ...DAO_METHODS],
  ...[...GLS_METHODS, ...BUDBEE_METHODS, ...INSTABOX_METHODS],
]

const BY_COUNTRY: Record<Country, readonly DeliveryMethod[]> = {
  SE: methodsIn('SE'),
  NO: methodsIn('NO'),
  DE: methodsIn('DE'),
  DK: methodsIn('DK'),
}

/** The delivery methods of a country, the usual choice first. */
export const deliveryMethods = (country: Country): readonly DeliveryMethod[] => BY_COUNTRY[country]

/** The delivery method with this id in a country; undefined when it is not offered there. */
export const findDeliveryMethod = (id: string, country: Country): DeliveryMethod | undefined =>
  BY_COUNTRY[country].find((method) => method.id === id)

function methodsIn(country: Country): DeliveryMethod[] {
  const position = (method: DeliveryMethod) => OFFERED[country].indexOf(method.id)
  return ALL.filter((method) => method.country === country).sort((one, other) => position(one) - position(other))
}
