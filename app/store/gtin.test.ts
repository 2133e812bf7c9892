import { expect, it } from 'vitest'
import { gtin, isEan13 } from './gtin'

it.each(['96385074', '036000291452', '7350000000016', '4006381333931', '10614141000415'])(
  '%s, of 8, 12, 13 or 14 digits with its check digit, is a GTIN',
  (digits) => {
    expect(gtin(digits)).toBe(digits)
  },
)

it.each(['7350000000018', '96385075', '036000291453', '10614141000416'])(
  '%s has a wrong check digit and is no GTIN',
  (digits) => {
    expect(gtin(digits)).toBeNull()
  },
)

it.each([
  ['2382155834593', 'internal to a shop'],
  ['20000004', 'internal to a shop'],
  ['00000055', 'internal to a company'],
  ['212345678909', 'of variable weight'],
  ['0212345678909', 'of variable weight'],
  ['9912345678909', 'that of a coupon'],
])('%s is %s and is no GTIN', (digits) => {
  expect(gtin(digits)).toBeNull()
})

it.each(['', '123', '0000000000000', '400638133393', 'KC-4006381333931', ' 4006381333931'])('%j is no GTIN', (text) => {
  expect(gtin(text)).toBeNull()
})

it('an EAN has 13 digits and its check digit', () => {
  expect(['2382155834593', '4006381333931', '4006381333932', '96385074'].map(isEan13)).toEqual([true, true, false, false])
})
