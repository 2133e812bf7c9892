import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './money'
import { STORES } from './stores'

/** Amount and currency are separated by a no-break space. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('money', () => {
  it.each([
    ['sv', 1299, '1 299 kr'],
    ['no', 1299, '1 299 kr'],
    ['da', 1299, '1.299 kr.'],
    ['de', 1299, '1.299,00 €'],
    ['de', 12.9, '12,90 €'],
  ] as const)('%s writes %d as %s: SEK, NOK and DKK with 0 decimals, EUR with 2', (language, amount, text) => {
    expect(plain(formatMoney(amount, STORES[language]))).toBe(text)
  })

  it.each(['sv', 'no', 'da', 'de'] as const)('writes a reduction with a minus sign in %s, not with a hyphen', (language) => {
    expect(formatMoney(-50, STORES[language])).toMatch(/^−50/)
  })

  it.each(['sv', 'no', 'da', 'de'] as const)('is written as Intl writes it in %s', (language) => {
    const { iso, currency, currencyDigits } = STORES[language]
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        const digits = cents % 100 === 0 ? currencyDigits : 2
        const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
        const expected = new Intl.NumberFormat(iso, options).format(cents / 100).replace('-', '−')
        expect(formatMoney(cents / 100, STORES[language])).toBe(expected)
      }),
    )
  })

  it('shows 2 decimals for an amount with decimals, for example one without VAT', () => {
    expect(plain(formatMoney(103.2, STORES.sv))).toBe('103,20 kr')
  })
})
