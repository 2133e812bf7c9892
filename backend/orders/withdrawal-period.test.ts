import { expect, test } from 'vitest'
import { isAfterPeriod } from './withdrawal-period'

test.each([
  ['2026-12-01', '2026-12-01', false],
  ['2026-12-01', '2026-12-15', false],
  ['2026-12-01', '2026-12-20', false],
  ['2026-12-01', '2026-12-21', true],
  ['2026-12-24', '2027-01-12', false],
  ['2026-12-24', '2027-01-13', true],
])('delivered on %s, a withdrawal of %s is late: %s', (deliveredOn, receivedOn, late) => {
  expect(isAfterPeriod(deliveredOn, receivedOn)).toBe(late)
})

test('without a known day of delivery no withdrawal is late', () => {
  expect(isAfterPeriod(null, '2036-01-01')).toBe(false)
})
