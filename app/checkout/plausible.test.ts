import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { STORES } from '../store/stores'
import { checkoutForm } from './checkout-form.server'
import { FIELD_NAMES } from './checkout-fields'
import { normalisePostalCode } from './postal-code'
import { isPlausible, wrongForm } from './plausible'

const TYPED = [
  ...['', ' ', 'x', 'anna@exempel', 'anna@exempel.se', ' a.b+c@sub.example.co.uk ', 'a b@c.se', '@x.se', 'anna@.se'],
  ...['11122', '111 22', '0150', '10115', '2100', '1O115', '070-123 45 67', '+46 070 123 45 67', '0151 23456789', '41234567'],
  ...['12', '99', '556012-5790', '556012-5791', '974760673', '10150817', 'DE136695976', 'HRB 12345 B', '1'.repeat(41)],
  ...['x'.repeat(101), 'x'.repeat(201), 'x'.repeat(501), 'x'.repeat(1001), '2026-12-24'],
]

describe.each(LANGUAGES)('in %s', (language) => {
  const store = STORES[language]
  const needed = { address: true, billing: true, mobile: true, gift: true, postNumber: true }
  const { shape: ofCompany } = checkoutForm(store, { ...needed, company: true }, '2026-11-22')
  // The name for billing is asked of private persons alone.
  const { billing_first_name, billing_last_name } = checkoutForm(store, { ...needed, company: false }, '2026-11-22').shape
  const shape = { ...ofCompany, billing_first_name, billing_last_name }
  /** Choices are not typed; a postal code without a city is an error of neither field. */
  const fields = FIELD_NAMES.filter((name) => name !== 'other_billing' && name !== 'asked').filter(
    (name) => !['buyer', 'shipping_method', 'service_point', 'payment_method'].includes(name),
  )

  it.each(fields)('whatever the server takes as %s is plausible in the browser', (name) => {
    const refused = TYPED.filter((typed) => shape[name].safeParse(typed).success && !isPlausible(name, typed, store))
    expect(refused).toEqual([])
  })

  it.each(fields.filter((name) => name !== 'gift_day'))(
    'whatever the server refuses as %s is not plausible in the browser',
    (name) => {
      const taken = TYPED.filter((typed) => !shape[name].safeParse(typed).success && isPlausible(name, typed, store))
      expect(taken).toEqual([])
    },
  )

  it.each(fields.filter((name) => name !== 'gift_day'))('a wrong %s is called so in the words of the server', (name) => {
    const otherwise = TYPED.filter((typed) => typed.trim() !== '').flatMap((typed) => {
      const refusal = shape[name].safeParse(typed).error?.issues[0]?.message ?? null
      const said = wrongForm(name, typed, store)
      return said === refusal ? [] : [{ typed, said, refusal }]
    })
    expect(otherwise).toEqual([])
  })

  it.each(fields)('an empty %s is not called wrong while the form is filled in', (name) => {
    expect([wrongForm(name, '', store), wrongForm(name, ' ', store)]).toEqual([null, null])
  })
})

it('a postal code is taken with its space and without, and written as its country does', () => {
  const written = (typed: string, language: (typeof LANGUAGES)[number]) => normalisePostalCode(typed, STORES[language])
  for (const typed of ['12345', '123 45', ' 123 45 ', '123\u00a045']) expect(written(typed, 'sv')).toBe('123 45')
  expect([written(' 0150 ', 'no'), written('2100', 'da'), written('10115', 'de')]).toEqual(['0150', '2100', '10115'])
  for (const typed of ['1234 5', '12 345', '123  45', '123-45', '1234', '123 456']) expect(written(typed, 'sv')).toBeNull()
  expect([written('01 50', 'no'), written('21 00', 'da'), written('101 15', 'de')]).toEqual([null, null, null])
})
