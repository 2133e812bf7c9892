import { expect, test } from 'vitest'
import { carsMeant } from './car-names'

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
])('in %s a car is meant only where something tells: %s', (typed, meant) => {
  expect(carsMeant(typed.split(' ')).join(' ')).toBe(meant)
})

test.each([
  ['fiat 500', 'fiat'],
  ['saab 9 3 batteri', 'saab batteri'],
  ['volvo v70 2005', 'volvo v70 2005'],
  ['varta 312', 'varta 312'],
  ['565 volvo', '565 volvo'],
])('of %s the number of a car is left out, and no other: %s', (typed, meant) => {
  expect(carsMeant(typed.split(' ')).join(' ')).toBe(meant)
})
