import { expect, it } from 'vitest'
import { normalisePostNumber } from './post-number'

it.each([
  ['123456', '123456'],
  [' 1234 5678 90 ', '1234567890'],
  ['12345', null],
  ['12345678901', null],
  ['12345a', null],
  ['', null],
])('the Postnummer %s has 6 to 10 digits: %s', (typed, number) => {
  expect(normalisePostNumber(typed)).toBe(number)
})
