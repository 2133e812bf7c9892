import { expect, test } from 'vitest'
import { namedSeries } from './car-series'
import { queryWords } from './query-words'
import { vehicleWords } from './vehicle-names'

const seriesIn = (typed: string) => {
  const { brand, sign } = namedSeries(vehicleWords(queryWords(typed)) ?? []) ?? {}
  return brand === undefined ? null : `${brand} ${sign}`
}

test.each([
  ['bmw 3er', 'BMW 3'],
  ['BMW 3er-Reihe', 'BMW 3'],
  ['bmw 3-serie', 'BMW 3'],
  ['bilbatteri till BMW 3-serien', 'BMW 3'],
  ['bmw serie 5', 'BMW 5'],
  ['bmw 5 series', 'BMW 5'],
  ['bmw 3', 'BMW 3'],
  ['bmw 320d', 'BMW 3'],
  ['mercedes c-klass', 'Mercedes-Benz C'],
  ['Mercedes-Benz C-Klasse', 'Mercedes-Benz C'],
  ['mercedes e 220', 'Mercedes-Benz E'],
])('a series is named beside its make: %s', (typed, series) => {
  expect(seriesIn(typed)).toBe(series)
})

test.each([
  '3er',
  '4er pack aa',
  'volvo 3-serie',
  'bmw',
  'bmw r 1200 gs',
  'c-klass',
  'bmw nyckelbatteri 3 st',
  'batteri bmw 5 st',
  'bmw 2 pack',
  'bmw x 5',
  'bmw i 3',
  'bmw 540a',
  'bilbatteri bmw 100ah',
  'bilbatteri bmw 12 v',
])('not by %s', (typed) => {
  expect(seriesIn(typed)).toBeNull()
})
