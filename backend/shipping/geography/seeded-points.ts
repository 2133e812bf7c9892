import { stableHash } from '../../stable-hash'
import type { CarrierId, Country, OpeningHours, ServicePoint } from '../../interfaces/carrier'
import { distanceMetres, placeOf, placesIn, type Coordinates, type Place } from './places'
import { WORDLISTS } from './shop-names'

/** A carrier's network of points: shops with staff, or lockers. */
export type Network = { carrier: CarrierId; kind: 'shop' | 'locker'; country: Country }

/** A made-up service point at a real postal code. */
export type SeededPoint = ServicePoint & Coordinates & { country: Country }

const POINTS_PER_PLACE = 2
const MAX_POINTS = 10
/** Points further away are left out, except for the nearest few: in the north the next town may be far. */
const MAX_DISTANCE_METRES = 40_000
const MIN_POINTS = 3
const METRES_PER_DEGREE = 111_195

const ALWAYS_OPEN: readonly OpeningHours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }]

/** The points of a network nearest to the middle of a postal code, always the same ones; none when it is no postal code. */
export function nearestSeededPoints(network: Network, postalCode: string): SeededPoint[] {
  const place = placeOf(postalCode, network.country)
  if (place === null) return []
  return placesIn(network.country)
    .flatMap((each, at) => pointsAt(each, at, network))
    .map((point) => ({ ...point, distanceMetres: distanceMetres(place, point) }))
    .sort((one, other) => one.distanceMetres - other.distanceMetres)
    .slice(0, MAX_POINTS)
    .filter((point, at) => at < MIN_POINTS || point.distanceMetres <= MAX_DISTANCE_METRES)
}

/** Names are taken in turn and not by chance, so that neighbours have different ones. */
function pointsAt(place: Place, at: number, network: Network): SeededPoint[] {
  const words = WORDLISTS[network.country]
  const names = network.kind === 'locker' ? words.lockers : words.shops
  const start = stableHash(`${network.carrier} ${network.kind}`)
  return Array.from({ length: POINTS_PER_PLACE }, (_, index) => {
    const turn = start + at * POINTS_PER_PLACE + index
    const seed = stableHash(`${network.carrier} ${network.kind} ${place.postalCode} ${index}`)
    return {
      id: `${place.postalCode}${network.kind === 'locker' ? 5 + index : 1 + index}`,
      name: itemAt(names, turn),
      street: `${itemAt(words.streets, seed)} ${1 + ((seed >>> 8) % 60)}`,
      postalCode: place.postalCode,
      city: place.city,
      country: network.country,
      distanceMetres: 0,
      ...moved(place, seed),
      hours: network.kind === 'locker' ? ALWAYS_OPEN : hoursOf(itemAt(words.hours, seed >>> 4)),
    }
  })
}

/** 60 to 700 m from the middle of the postal code. */
function moved({ latitude, longitude }: Coordinates, seed: number): Coordinates {
  const angle = ((seed & 0xffff) / 0x10000) * 2 * Math.PI
  const degrees = (60 + ((seed >>> 16) % 640)) / METRES_PER_DEGREE
  return {
    latitude: latitude + degrees * Math.sin(angle),
    longitude: longitude + (degrees * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
  }
}

function hoursOf(row: string): OpeningHours[] {
  return row.split('/').map((span, at) => {
    const [opens, closes] = span.split('-')
    return { days: WEEK[at] ?? [], opens: opens || null, closes: closes || null }
  })
}

const WEEK = [[1, 2, 3, 4, 5], [6], [7]] as const

const itemAt = (items: readonly string[], position: number): string => items[position % items.length] ?? ''
