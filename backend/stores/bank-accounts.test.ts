import { expect, it } from 'vitest'
import type { Language } from '../../app/commerce/contract/languages'
import { BANK_ACCOUNTS, withCheckDigit } from './bank-accounts'

const factOf = (language: Language, name: string) =>
  (BANK_ACCOUNTS[language].facts.find((fact) => fact.name === name)?.value ?? '').replace(/\W/g, '')

it.each(['sv', 'de'] as const)('the IBAN of the store in %s has valid check digits', (language) => {
  const iban = factOf(language, 'IBAN')
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  expect(iban).toHaveLength(language === 'sv' ? 24 : 22)
  expect(BigInt(digits) % 97n).toBe(1n)
})

it('the Swedish Bankgiro number has a valid check digit', () => {
  const number = factOf('sv', 'Bankgiro')
  expect(withCheckDigit(number.slice(0, -1))).toBe(number)
})

it('the Norwegian account number has a valid check digit of modulus 11', () => {
  const digits = [...factOf('no', 'Kontonummer')].map(Number)
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]
  expect(digits).toHaveLength(11)
  expect(digits.reduce((sum, digit, at) => sum + digit * (weights[at] ?? 0), 0) % 11).toBe(0)
})

it.each([
  ['sv', 'SE100001', '1000017'],
  ['no', 'NO100001', '1000017'],
  ['de', 'DE100001', 'DE100001'],
  ['da', 'DK100001', '+71<000000001000017+00123455<'],
] as const)('the payment reference in %s of order %s is %s', (language, number, reference) => {
  expect(BANK_ACCOUNTS[language].reference(number)).toBe(reference)
})

it('a mistyped digit or two digits in the wrong order give another check digit', () => {
  expect(withCheckDigit('100001')).toBe('1000017')
  expect(withCheckDigit('100002')).not.toBe('1000027')
  expect(withCheckDigit('010001')).not.toBe('0100017')
})
