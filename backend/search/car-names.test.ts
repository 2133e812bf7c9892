import { expect, test } from 'vitest'
import { resolveCarNames } from './car-names'

test.each([
  ['golf 7', 'volkswagen'],
  ['vw golf batteri', 'vw volkswagen batteri'],
  ['golf', 'golf'],
  ['golf batteri', 'golf batteri'],
  ['mini', 'mini'],
  ['mini cooper', 'cooper cooper'],
  ['smart batterie', 'fortwo batterie'],
  ['iphone 12 mini batteri', 'iphone 12 mini batteri'],
  ['smart tv', 'smart tv'],
  ['12 mini', '12 mini'],
])('an ambiguous car name is replaced only where a car is meant: %s -> %s', (typed, meant) => {
  expect(resolveCarNames(typed.split(' ')).join(' ')).toBe(meant)
})

test.each([
  ['fiat 500', 'fiat'],
  ['saab 9 3 batteri', 'saab batteri'],
  ['volvo v70 2005', 'volvo v70 2005'],
  ['varta 312', 'varta 312'],
  ['565 volvo', '565 volvo'],
  ['bmw 3 serie e91', 'bmw'],
  ['bmw 3er e46 batterie', 'bmw e46 batterie'],
  ['mercedes c klasse w203', 'mercedes c w203'],
  ['4er pack aa', '4er pack aa'],
  ['e91 batteri', 'e91 batteri'],
  ['bmw e90', 'bmw e90'],
])('only bare numbers after a car name, and E91 beside one, are removed: %s -> %s', (typed, meant) => {
  expect(resolveCarNames(typed.split(' ')).join(' ')).toBe(meant)
})
