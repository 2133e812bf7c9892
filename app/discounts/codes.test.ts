import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addCode, addCodeBeside, isLinkCode, MAX_CODES, removeCode, enteredCode, codeError } from './codes'

describe('a discount code from a link', () => {
  it.each(['ABC', 'helg-20', '---', '3FOR2', 'A'.repeat(40)])('%s: at least 3 letters, digits or hyphens', (code) => {
    expect(isLinkCode(code)).toBe(true)
  })

  it.each(['', 'AB', 'HELG_20', 'HELG 20', 'ÅÄÖ', 'ABC\n', '<b>x</b>', 'A'.repeat(41)])('%j is none', (code) => {
    expect(isLinkCode(code)).toBe(false)
  })
})

describe('an entered code', () => {
  it('loses the spaces around it', () => expect(enteredCode('  Helg 20 ')).toBe('Helg 20'))
  it.each(['', '   ', 'A'.repeat(41), ' CustomerDiscount'])('%j is none', (entered) => expect(enteredCode(entered)).toBeNull())
})

it.each([
  ['  ', 'discounts.error.blank'],
  ['A'.repeat(41), 'discounts.error.tooLong'],
  [' CustomerDiscount', 'discounts.error.customer'],
  ['Helg 20', null],
])('the error of the entered code %j is %j', (entered, error) => expect(codeError(entered)).toBe(error))

describe('the codes of a shopper', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9-]{3,8}$/)
  const codes = fc.array(code, { maxLength: MAX_CODES }).map((list) => list.reduce<string[]>(addCode, []))

  it('hold an added code once, whatever its letter case', () => {
    expect(addCode(['HELG20'], 'helg20')).toEqual(['HELG20'])
    expect(addCode(['HELG20'], 'KRAFT10')).toEqual(['HELG20', 'KRAFT10'])
  })

  it('are as before when an added code is removed again', () => {
    fc.assert(
      fc.property(codes, code, (before, added) => {
        fc.pre(before.length < MAX_CODES && !before.some((one) => one.toUpperCase() === added.toUpperCase()))
        expect(removeCode(addCode(before, added), added.toLowerCase())).toEqual(before)
      }),
    )
  })

  it('never grow beyond what one shopper needs; the oldest gives way', () => {
    const full = Array.from({ length: MAX_CODES }, (_, index) => `CODE-${index}`)
    expect(addCode(full, 'NEW')).toEqual([...full.slice(1), 'NEW'])
  })

  it('a further code never replaces one that is in use, unless all are', () => {
    const full = Array.from({ length: MAX_CODES }, (_, index) => `CODE-${index}`)
    expect(addCodeBeside(['code-0', 'CODE-1'])(full, 'NEW')).toEqual(['CODE-0', 'CODE-1', ...full.slice(3), 'NEW'])
    expect(addCodeBeside(full)(full, 'NEW')).toEqual([...full.slice(1), 'NEW'])
  })
})
