import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Country } from '../../interfaces/carrier'
import { distanceMetres, placeOf, placesIn } from './places'

/** South, north, west, east. */
const BOUNDS: Record<Country, [number, number, number, number]> = {
  SE: [55.3, 69.1, 10.9, 24.2],
  NO: [57.9, 78.3, 4.5, 31.2],
  DE: [47.2, 55.1, 5.8, 15.1],
  DK: [54.5, 57.8, 8.0, 15.2],
}
const COUNTRIES = ['SE', 'NO', 'DE', 'DK'] as const
const codeOf = (country: Country) => fc.stringMatching(country === 'SE' || country === 'DE' ? /^\d{5}$/ : /^\d{4}$/)

describe.each(COUNTRIES)('%s', (country) => {
  test('has at least 150 postal codes, each once, inside the country', () => {
    const places = placesIn(country)
    const [south, north, west, east] = BOUNDS[country]
    expect(places.length).toBeGreaterThanOrEqual(150)
    expect(new Set(places.map(({ postalCode }) => postalCode)).size).toBe(places.length)
    const outside = places.filter(
      ({ latitude, longitude }) => !(latitude > south && latitude < north && longitude > west && longitude < east),
    )
    expect(outside).toEqual([])
  })

  test('every known code has its own place, with and without a space', () => {
    for (const place of placesIn(country)) {
      expect(placeOf(place.postalCode, country)).toBe(place)
      expect(placeOf(`${place.postalCode.slice(0, 3)} ${place.postalCode.slice(3)}`, country)).toBe(place)
    }
  })

  test('a code that is not in the table has a place with as many leading digits in common as any', () => {
    const shared = (one: string, other: string) => [...one].findIndex((digit, at) => digit !== other[at])
    fc.assert(
      fc.property(codeOf(country), (code) => {
        const place = placeOf(code, country)
        const most = Math.max(...placesIn(country).map(({ postalCode }) => shared(code, postalCode)))
        expect(place?.postalCode === code || shared(code, place?.postalCode ?? '') === most).toBe(true)
      }),
    )
  })
})

test.each([
  ['SE', '11163', 'Stockholm'],
  ['SE', '98195', 'Kiruna'],
  ['NO', '0010', 'Oslo'],
  ['DE', '10999', 'Berlin'],
  ['DE', '80939', 'München'],
  ['DK', '8100', 'Aarhus C'],
] as const)('in %s the postal code %s belongs to %s', (country, code, city) => {
  expect(placeOf(code, country)?.city).toBe(city)
})

test.each(['', '1112', '111 2a', '111200'])('"%s" is no Swedish postal code', (code) => {
  expect(placeOf(code, 'SE')).toBeNull()
})

test('distances are those on the map', () => {
  const [stockholm, gothenburg] = [placeOf('11120', 'SE'), placeOf('41103', 'SE')]
  if (stockholm === null || gothenburg === null) throw new Error('No such place')
  expect(distanceMetres(stockholm, gothenburg) / 1000).toBeCloseTo(397, -1)
  expect(distanceMetres(stockholm, stockholm)).toBe(0)
})
