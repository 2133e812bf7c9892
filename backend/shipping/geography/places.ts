import type { Country } from '../../interfaces/carrier'
import { PLACES_DE } from './places-de'
import { PLACES_DK } from './places-dk'
import { PLACES_NO } from './places-no'
import { PLACES_SE } from './places-se'

/** Degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

/** A postal code, without a space, with the middle of its area. */
export type Place = Coordinates & { postalCode: string; city: string }

const PLACES: Record<Country, readonly Place[]> = {
  SE: parsePlaces(PLACES_SE),
  NO: parsePlaces(PLACES_NO),
  DE: parsePlaces(PLACES_DE),
  DK: parsePlaces(PLACES_DK),
}

/** The known postal codes of a country. */
export const placesIn = (country: Country): readonly Place[] => PLACES[country]

/**
 * The place of a postal code, with or without a space. A code that is not in the table gets the place of the known code with the
 * most equal leading digits, which stand for regions; among several, the nearest number. Null when it is not a postal code.
 */
export function placeOf(postalCode: string, country: Country): Place | null {
  const code = postalCode.replaceAll(' ', '')
  if (!isPostalCode(code, country)) return null
  const length = code.length
  const distance = (place: Place) =>
    10 ** (length - sharedDigits(code, place.postalCode)) * 10 ** length + Math.abs(Number(code) - Number(place.postalCode))
  return PLACES[country].reduce((nearest, place) => (distance(place) < distance(nearest) ? place : nearest))
}

/** A postal code in form, without a space; not every one is in use. */
export const isPostalCode = (code: string, country: Country): boolean =>
  (country === 'SE' || country === 'DE' ? /^\d{5}$/ : /^\d{4}$/).test(code)

const EARTH_RADIUS_METRES = 6_371_000

/** As the crow flies, rounded to 10 m. */
export function distanceMetres(one: Coordinates, other: Coordinates): number {
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2))
  return Math.round((EARTH_RADIUS_METRES * Math.hypot(north, east)) / 10) * 10
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function sharedDigits(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared
}

function parsePlaces(table: string): Place[] {
  return table
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [postalCode = '', latitude, longitude, ...city] = row.split(' ')
      return { postalCode, latitude: Number(latitude), longitude: Number(longitude), city: city.join(' ') }
    })
}
