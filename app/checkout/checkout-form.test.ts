import { describe, expect, it } from 'vitest'
import type { Language } from '../store/languages'
import { STORES } from '../store/stores'
import { checkoutForm } from './checkout-form.server'

const postalCode = (language: Language, typed: string) => checkoutForm(STORES[language]).shape.postal_code.safeParse(typed)

describe('postal code', () => {
  it.each([
    ['sv', '11122', '111 22'],
    ['sv', '111 22', '111 22'],
    ['no', '0150', '0150'],
    ['da', ' 2100 ', '2100'],
    ['de', '10115', '10115'],
  ] as const)('%s takes %j', (language, typed, kept) => {
    expect(postalCode(language, typed).data).toBe(kept)
  })

  it.each([
    ['sv', '1112', 'has 4 digits'],
    ['sv', '11 122', 'has its space elsewhere'],
    ['sv', '111  22', 'has two spaces'],
    ['no', '12345', 'has 5 digits'],
    ['da', '210', 'has 3 digits'],
    ['de', '1011', 'has 4 digits'],
    ['de', '1O115', 'has a letter'],
  ] as const)('%s refuses %j: it %s', (language, typed, _why) => {
    expect(postalCode(language, typed).error?.issues.map(({ message }) => message)).toEqual(['checkout.error.postalCode'])
  })
})
