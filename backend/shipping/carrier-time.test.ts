import { expect, test } from 'vitest'
import { carrierTime } from './carrier-time'

test.each([
  ['2026-11-24T09:15:00', '2026-11-24T08:15:00.000Z'],
  ['2026-07-24 09:15', '2026-07-24T07:15:00.000Z'],
  ['2026-07-24T09:15:30.123Z', '2026-07-24T09:15:30.000Z'],
  ['2026-07-24T09:15:30+0200', '2026-07-24T07:15:30.000Z'],
  ['2026-07-24T09:15:30+02:00', '2026-07-24T07:15:30.000Z'],
  ['24.07.2026', undefined],
  ['2026-13-24T09:15:00', undefined],
])('%s is %s', (text, expected) => {
  expect(carrierTime(text)?.toISOString()).toBe(expected)
})
