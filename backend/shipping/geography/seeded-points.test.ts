import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceMetres, placeOf } from './places'
import { nearestSeededPoints, type Network } from './seeded-points'

const networks = fc.constantFrom<Network>(
  { carrier: 'postnord', kind: 'shop', country: 'SE' },
  { carrier: 'bring', kind: 'locker', country: 'NO' },
  { carrier: 'dhl', kind: 'locker', country: 'DE' },
  { carrier: 'dao', kind: 'shop', country: 'DK' },
)
const wanted = networks.chain((network) =>
  fc.tuple(fc.constant(network), fc.stringMatching(network.country === 'SE' || network.country === 'DE' ? /^\d{5}$/ : /^\d{4}$/)),
)

test('every postal code finds 3 to 10 points, nearest first, at honest distances', () => {
  fc.assert(
    fc.property(wanted, ([network, postalCode]) => {
      const place = placeOf(postalCode, network.country)
      if (place === null) throw new Error(`${postalCode} has no place`)
      const points = nearestSeededPoints(network, postalCode)
      const distances = points.map((point) => point.distanceMetres)
      expect(points.length).toBeGreaterThanOrEqual(3)
      expect(points.length).toBeLessThanOrEqual(10)
      expect(distances).toEqual(points.map((point) => distanceMetres(place, point)))
      expect(distances).toEqual([...distances].sort((one, other) => one - other))
      expect(new Set(points.map(({ id }) => id)).size).toBe(points.length)
      expect(new Set(points.map(({ name, street }) => `${name} ${street}`)).size).toBe(points.length)
    }),
  )
})

test('the points of a postal code are always the same, and each carrier has its own', () => {
  const find = (carrier: Network['carrier']) => nearestSeededPoints({ carrier, kind: 'shop', country: 'DK' }, '8000')
  expect(find('dao')).toEqual(find('dao'))
  expect(find('dao').map(({ street }) => street)).not.toEqual(find('gls').map(({ street }) => street))
})

test('German shops are closed on Sundays, lockers never', () => {
  const sundays = (kind: Network['kind']) =>
    nearestSeededPoints({ carrier: 'dhl', kind, country: 'DE' }, '10115').map(
      ({ hours }) => hours.find(({ days }) => days.includes(7))?.opens ?? null,
    )
  expect(new Set(sundays('shop'))).toEqual(new Set([null]))
  expect(new Set(sundays('locker'))).toEqual(new Set(['00:00']))
})
