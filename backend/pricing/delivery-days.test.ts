import { expect, test } from 'vitest'
import { anchorOf, deliveryDayAfter, nextDeliveryDay } from './delivery-days'

/** The next deliveries after one on a day. */
function days(first: string, months: number, count: number): string[] {
  const found = [first]
  while (found.length <= count) found.push(nextDeliveryDay(found.at(-1) ?? '', months, anchorOf(first)))
  return found.slice(1)
}

test('deliveries keep to the day of the month on which the subscription began, or to the last day of a shorter month', () => {
  expect(days('2027-01-31', 1, 4)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  expect(days('2028-01-30', 1, 2)).toEqual(['2028-02-29', '2028-03-30'])
  expect(days('2026-11-18', 1, 3)).toEqual(['2026-12-18', '2027-01-18', '2027-02-18'])
})

test.each([
  [2, ['2027-10-31', '2027-12-31', '2028-02-29', '2028-04-30']],
  [3, ['2027-11-30', '2028-02-29', '2028-05-31', '2028-08-31']],
  [6, ['2028-02-29', '2028-08-31', '2029-02-28', '2029-08-31']],
])('with an interval of %d months', (months, expected) => {
  expect(days('2027-08-31', months, 4)).toEqual(expected)
})

test('after a pause the deliveries keep to the days on which they would have come', () => {
  expect(deliveryDayAfter('2027-01-31', '2027-01-31', 1, 31)).toBe('2027-02-28')
  expect(deliveryDayAfter('2027-01-31', '2027-06-10', 2, 31)).toBe('2027-07-31')
})
