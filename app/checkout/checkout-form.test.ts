import { describe, expect, it } from 'vitest'
import { parseForm } from '../forms/parse-form.server'
import type { Language } from '../store/languages'
import { STORES } from '../store/stores'
import { billingAddress } from './billing-address'
import { checkoutForm } from './checkout-form.server'

const NEEDED = { address: true, billing: false, company: false, mobile: true, gift: false }

const postalCode = (language: Language, typed: string) =>
  checkoutForm(STORES[language], NEEDED, '2026-11-22').shape.postal_code.safeParse(typed)

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

describe('the fields that an order needs', () => {
  const TYPED = {
    checkout_id: '2c2f6852-74a9-4ceb-871c-5d1a55d17c7c',
    quote: 'q',
    seen_total: '164',
    payment_method: 'invoice',
    email: 'kund@example.com',
    mobile: '070-123 45 67',
    first_name: 'Test',
    last_name: 'Kund',
  }
  const ADDRESS = { street: 'Provgatan 1', postal_code: '11122', city: 'Stockholm', shipping_method: 'postnord-home' }
  const submitted = (needed: Partial<typeof NEEDED>, typed: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...TYPED, ...typed })) form.set(name, value)
    return parseForm(form, checkoutForm(STORES.sv, { ...NEEDED, ...needed }, '2026-11-22'))
  }
  const parsed = (...sent: Parameters<typeof submitted>) => {
    const submission = submitted(...sent)
    return submission.status === 'success' ? submission.value : submission.error
  }
  const billed = (...sent: Parameters<typeof submitted>) => {
    const submission = submitted(...sent)
    if (submission.status !== 'success') throw new Error('The form is valid')
    return billingAddress(submission.value, STORES.sv)
  }

  it('of a private person are neither company nor recipient, whatever is sent', () => {
    expect(parsed({}, { ...ADDRESS, company_name: 'x', gift_email: 'x' })).toMatchObject({
      company_name: null,
      organisation_number: null,
      gift_email: null,
      service_point: '',
      street: 'Provgatan 1',
    })
  })

  const BILLING = { billing_street: 'Box 77', billing_postal_code: '22222', billing_city: 'Lund' }
  const NAME = { billing_first_name: 'Bo', billing_last_name: 'Betalare' }

  it('with another address for the invoice are that one as a whole, with the name of a private person', () => {
    expect(parsed({ billing: true }, { ...ADDRESS, ...BILLING, billing_postal_code: '1' })).toEqual({
      billing_first_name: ['checkout.error.required'],
      billing_last_name: ['checkout.error.required'],
      billing_postal_code: ['checkout.error.postalCode'],
    })
    const place = { street: 'Box 77', street2: '', postal_code: '222 22', city: 'Lund', country_code: 'SE' }
    expect(billed({ billing: true }, { ...ADDRESS, ...BILLING, ...NAME })).toEqual({
      first_name: 'Bo',
      last_name: 'Betalare',
      ...place,
    })
    const company = { company_name: 'Verk AB', organisation_number: '556012-5790' }
    const { first_name, last_name } = TYPED
    expect(billed({ billing: true, company: true }, { ...ADDRESS, ...BILLING, ...company })).toEqual({
      first_name,
      last_name,
      ...place,
    })
    expect(billed({}, { ...ADDRESS, ...BILLING, ...NAME })).toBeNull()
  })

  it('of gift cards alone are recipient, message and day, and no address', () => {
    const gift = { gift_email: 'du@example.com', gift_message: 'Grattis', gift_day: '2026-12-24' }
    expect(parsed({ address: false, gift: true }, gift)).toMatchObject({ ...gift, street: null, shipping_method: null })
    expect(parsed({ address: false, gift: true }, { gift_day: '2026-11-21' })).toEqual({
      gift_email: ['checkout.error.required'],
      gift_day: ['checkout.error.day'],
    })
  })

  it('need no mobile number for gift cards alone, but one that is typed must be one', () => {
    const gift = { gift_email: 'du@example.com' }
    const mailed = { address: false, gift: true, mobile: false }
    expect(parsed(mailed, { ...gift, mobile: '' })).toMatchObject({ mobile: '' })
    expect(parsed(mailed, { ...gift, mobile: '12' })).toEqual({ mobile: ['checkout.error.mobile'] })
    expect(parsed({ ...mailed, mobile: true }, { ...gift, mobile: '' })).toEqual({ mobile: ['checkout.error.required'] })
  })

  it('of a company are its name and a valid organisation number', () => {
    expect(parsed({ company: true }, { ...ADDRESS, organisation_number: '556012-5791' })).toEqual({
      company_name: ['checkout.error.required'],
      organisation_number: ['checkout.error.organisationNumber'],
    })
    expect(parsed({ company: true }, { ...ADDRESS, company_name: 'Verk AB', organisation_number: '556012-5790' })).toMatchObject({
      company_name: 'Verk AB',
      organisation_number: '5560125790',
      company_reference: '',
    })
  })
})
