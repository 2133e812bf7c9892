import { expect, it } from 'vitest'
import { retryAfter } from './retry-after'

const NOON = Date.parse('2026-11-18T12:00:00Z')
const read = (told: string | null, date?: string) =>
  retryAfter(new Headers({ ...(told === null ? {} : { 'retry-after': told }), ...(date === undefined ? {} : { date }) }), NOON)

it('is read in seconds, at most an hour', () => {
  expect([read('30'), read('0'), read('86400')]).toEqual([30, 0, 3600])
})

it('is read as an HTTP date, by the clock of the answer where it tells it', () => {
  expect(read('Wed, 18 Nov 2026 12:01:30 GMT')).toBe(90)
  expect(read('Wed, 18 Nov 2026 12:01:30 GMT', 'Wed, 18 Nov 2026 12:01:00 GMT')).toBe(30)
  expect([read('Wed, 18 Nov 2026 11:00:00 GMT'), read('Thu, 19 Nov 2026 12:00:00 GMT')]).toEqual([0, 3600])
})

it('is null without a time that can be read', () => {
  expect([read(null), read(''), read('soon')]).toEqual([null, null, null])
})
