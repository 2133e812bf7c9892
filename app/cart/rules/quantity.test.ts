import { describe, expect, it } from 'vitest'
import { clampQuantity, requestedQuantity } from './quantity'

describe('quantity spinner', () => {
  it.each([
    ['0', 1],
    ['-4', 1],
    ['5001', 5000],
    ['99999999999', 5000],
    ['12', 12],
    [' 7 ', 7],
    ['1 000', 1000],
    ['1.000', 1000],
    ['1.000.000', 5000],
    ['1.5', 1],
    ['0.5', 1],
  ])('clamps %j to %i', (typed, quantity) => {
    expect(clampQuantity(typed)).toBe(quantity)
  })

  it.each(['', 'abc', '--'])('non-numeric input %j becomes the minimum', (typed) => {
    expect(clampQuantity(typed)).toBe(1)
  })

  it.each([
    ['2', '-1', 1],
    ['1', '-1', 1],
    ['0', '-1', 1],
    ['4', '1', 5],
    ['5000', '1', 5000],
  ] as const)('moves %j by the button %s to %i', (typed, step, quantity) => {
    expect(requestedQuantity(typed, step)).toBe(quantity)
  })

  it.each(['', '  ', 'abc'])('minus beside the non-numeric input %j is the minimum, no removal', (typed) => {
    expect(requestedQuantity(typed, '-1')).toBe(1)
  })

  it.each(['0', ' 00 ', '-2', '0.5'])('a typed %j becomes the minimum, no removal', (typed) => {
    expect(requestedQuantity(typed, undefined)).toBe(1)
  })
})
