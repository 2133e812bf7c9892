import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, round } from './money'
import { STORES } from './stores'

/** Intl separates amount and currency by a space that does not break. */
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

  it('shows the decimals of an amount that has some, as one without VAT may', () => {
    expect(plain(formatMoney(103.2, STORES.sv))).toBe('103,20 kr')
  })

  it('rounds halves away from zero, free of the drift of binary fractions', () => {
    expect([round(1.005, 2), round(2.675, 2), round(-1.005, 2), round(0.5, 0), round(1e-9, 2)]).toEqual([1.01, 2.68, -1.01, 1, 0])
  })

  it('leaves what is already round', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => round(cents / 100, 2) === cents / 100))
  })
})
