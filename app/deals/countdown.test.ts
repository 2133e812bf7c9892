import { expect, it } from 'vitest'
import { countdown } from './countdown'

const END = '2026-11-18T15:00:00Z'
const end = Date.parse(END)

it.each([
  [86_399_999, '23:59:59'],
  [3_600_000, '01:00:00'],
  [3_599_999, '00:59:59'],
  [61_000, '00:01:01'],
  [999, '00:00:00'],
])('%i ms before the end it shows %s', (remaining, text) => {
  expect(countdown(END, end - remaining)).toBe(text)
})

it('shows only when under 24 hours remain', () => {
  expect(countdown(END, end - 86_400_000)).toBeNull()
})

it('is null after the end and for an invalid date', () => {
  expect(countdown(END, end)).toBeNull()
  expect(countdown(END, end + 5000)).toBeNull()
  expect(countdown('soon', end)).toBeNull()
})
