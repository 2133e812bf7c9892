import { expect, test } from 'vitest'
import { eachDay, groupHours, isoWeekday } from './opening-hours'

test('days with the same hours share a row, and days without hours are closed', () => {
  const day = (day: number, closes = '20:00') => ({ day, opens: '08:00', closes })
  const hours = groupHours([day(6, '18:00'), day(1), day(2), day(4), day(3), day(5)])
  expect(hours).toEqual([
    { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
    { days: [6], opens: '08:00', closes: '18:00' },
    { days: [7], opens: null, closes: null },
  ])
  expect(groupHours(eachDay(hours))).toEqual(hours)
})

test('when the carrier tells no hours, none are claimed', () => {
  expect(groupHours([])).toEqual([])
})

test.each([
  ['Monday', 1],
  ['SUNDAY', 7],
  ['http://schema.org/Wednesday', 3],
  ['PublicHolidays', null],
])('%s is weekday %s', (name, expected) => {
  expect(isoWeekday(name)).toBe(expected)
})
