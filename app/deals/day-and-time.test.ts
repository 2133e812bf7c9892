import { expect, it } from 'vitest'
import { lastMinute, dayAndTime } from './day-and-time'

const now = new Date('2026-11-18T09:00:00Z')

it.each([
  ['sv-SE', '2026-11-18T15:00:00Z', { day: 'i dag', time: '16:00' }],
  ['nb-NO', '2026-11-18T22:59:00Z', { day: 'i dag', time: '23:59' }],
  ['de-DE', '2026-11-18T23:00:00Z', { day: 'morgen', time: '00:00' }],
  ['da-DK', '2026-11-20T15:00:00Z', { day: 'fredag', time: '16.00' }],
])('in %s, %s is formatted in the warehouse time zone', (iso, moment, text) => {
  expect(dayAndTime(moment, iso, now)).toEqual(text)
})

it.each([
  ['sv-SE', '2026-11-24T15:00:00Z', 'tisdag'],
  ['sv-SE', '2026-11-25T15:00:00Z', 'den 25\u00a0november'],
  ['nb-NO', '2026-12-04T22:59:00Z', 'den 4.\u00a0desember'],
  ['de-DE', '2026-12-04T22:59:00Z', '4.\u00a0Dezember'],
  ['da-DK', '2026-12-04T22:59:00Z', 'den 4.\u00a0december'],
])('a weekday names a day of the next six: in %s, %s is %s', (iso, moment, day) => {
  expect(dayAndTime(moment, iso, now).day).toBe(day)
})

it('a day ends at 23:59, not at 00:00 of the next day', () => {
  expect(lastMinute('2026-11-18T23:00:00Z')).toBe('2026-11-18T22:59:00.000Z')
})
