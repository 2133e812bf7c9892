import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { STORES } from '../store/stores'
import { checkoutForm } from './checkout-form.server'
import { FIELD_NAMES } from './checkout-fields'
import { isPlausible } from './plausible'

const TYPED = [
  ...['', ' ', 'x', 'anna@exempel', 'anna@exempel.se', ' a.b+c@sub.example.co.uk ', 'a b@c.se', '@x.se', 'anna@.se'],
  ...['11122', '111 22', '0150', '10115', '2100', '1O115', '070-123 45 67', '+46 070 123 45 67', '0151 23456789', '41234567'],
  ...['12', '99', '556012-5790', '556012-5791', '974760673', '10150817', 'DE136695976', 'HRB 12345 B', '1'.repeat(41)],
  ...['x'.repeat(101), 'x'.repeat(201), 'x'.repeat(501), 'x'.repeat(1001), '2026-12-24'],
]

describe.each(LANGUAGES)('in %s', (language) => {
  const store = STORES[language]
  const { shape } = checkoutForm(store, { address: true, company: true, gift: true, postNumber: true }, '2026-11-22')
  /** Choices are not typed; a postal code without a city is no error of either. */
  const fields = FIELD_NAMES.filter((name) => !['buyer', 'shipping_method', 'service_point', 'payment_method'].includes(name))

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
})
