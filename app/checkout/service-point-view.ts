import type { ServicePoint } from '../commerce/contract/checkout'
import { numberFormat } from '../store/intl-formats'
import { openingHours } from './opening-hours'

/**
 * A service point in words. Made on the server: browsers abbreviate days and units in their own ways, which would not hydrate.
 */
export type ServicePointView = { id: string; name: string; about: string; distance: string }

/** A service point in the words of a storefront; `iso` is its locale, such as `sv-SE`. */
export function servicePointView(
  { id, name, street, postal_code, city, hours, ...point }: ServicePoint,
  iso: string,
): ServicePointView {
  const about = [`${street}, ${postal_code} ${city}`, ...openingHours(hours, iso)].join(' · ')
  return { id, name, about, distance: distance(point.distance_metres, iso) }
}

/** Kilometres with one decimal, metres below one kilometre. */
function distance(metres: number, iso: string): string {
  return metres < 1000
    ? numberFormat(iso, { style: 'unit', unit: 'meter', maximumSignificantDigits: 2 }).format(metres)
    : numberFormat(iso, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 }).format(metres / 1000)
}
