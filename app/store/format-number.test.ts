import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumber } from './format-number'
import { STORES } from './stores'

const LOCALES = Object.values(STORES).map(({ iso }) => iso)
/** Intl writes a minus sign in Swedish and Norwegian, and a hyphen in German and Danish. */
const byIntl = (amount: number, iso: string, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(iso, options).format(amount).replace('-', '−')
const amounts = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })

describe.each(LOCALES)('a number in %s', (iso) => {
  it('is written as Intl writes it, with as many decimals as it has', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 10, 100, 1000), (amount, parts) => {
        expect(formatNumber(amount / parts, iso)).toBe(byIntl(amount / parts, iso))
      }),
    )
  })

  it.each([0, 1, 2])('is written as Intl writes it with %i decimals, halves rounded away from zero', (digits) => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, 10, 100, 1000), (amount, parts) => {
        const expected = byIntl(amount / parts, iso, options)
        // Intl writes what rounds to 0 from below as -0.
        expect(formatNumber(amount / parts, iso, digits)).toBe(/[1-9]/.test(expected) ? expected : expected.replace('−', ''))
      }),
    )
  })
})
