import { describe, expect, it } from 'vitest'
import { clampQuantity } from './quantity'

describe('quantity spinner', () => {
  it.each([
    ['0', 1],
    ['-4', 1],
    ['5001', 5000],
    ['99999999999', 5000],
    ['12', 12],
    [' 7 ', 7],
  ])('clamps %j to %i', (typed, quantity) => {
    expect(clampQuantity(typed)).toBe(quantity)
  })

  it.each(['', 'abc', '--'])('non-numeric input %j becomes the minimum', (typed) => {
    expect(clampQuantity(typed)).toBe(1)
  })
})
