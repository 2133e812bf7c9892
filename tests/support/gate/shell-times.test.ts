import { expect, it } from 'vitest'
import { childSeconds } from './shell-times'

it('the CPU seconds of the children, in programs and in the kernel', () => {
  expect(childSeconds('0m5.000s 0m3.000s\n2m1.500s 0m0.250s\n')).toBe(121.75)
  expect(childSeconds('0m0.000000s 0m0.010000s\n0m0.540000s 0m0.000000s\n')).toBe(0.54)
})

it('not a number when the shell ended without printing them', () => {
  expect(childSeconds('')).toBeNaN()
})
