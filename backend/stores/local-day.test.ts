import { expect, test } from 'vitest'
import { addDays, localDay, localMoment, weekday } from './local-day'

test('the day is that of the time zone', () => {
  expect(localDay(new Date('2026-11-18T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-19')
  expect(localDay(new Date('2026-07-18T21:59:59Z'), 'Europe/Oslo')).toBe('2026-07-18')
})

test.each([
  ['2026-01-15', 16, '2026-01-15T15:00:00.000Z'],
  ['2026-07-15', 16, '2026-07-15T14:00:00.000Z'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', 16, '2026-03-29T14:00:00.000Z'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z'],
  ['2026-10-25', 16, '2026-10-25T15:00:00.000Z'],
])('on %s at %i o’clock in Stockholm it is %s', (day, hour, moment) => {
  expect(localMoment(day, hour, 'Europe/Stockholm').toISOString()).toBe(moment)
})

test('days are counted across the end of a month and of a year', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), weekday('2026-11-22')]).toEqual(['2027-01-01', '2028-02-29', 0])
})
