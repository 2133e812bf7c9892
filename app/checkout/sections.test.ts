import { describe, expect, it } from 'vitest'
import { STORES } from '../store/stores'
import type { FieldName } from './checkout-fields'
import { fieldsOfChoice, isFilledIn, sectionOf, sectionSummary } from './sections'

const TYPED: Partial<Record<FieldName, string>> = {
  email: 'anna@exempel.se',
  mobile: '070-123 45 67',
  company_name: '',
  organisation_number: '',
  company_reference: '',
  first_name: 'Anna ',
  last_name: 'Lind',
  street: 'Storgatan 1',
  street2: '',
  postal_code: '11122',
  city: 'Stockholm',
}
const form = (changes: Partial<Record<FieldName, string>> = {}) => {
  const typed = { ...TYPED, ...changes }
  return (name: FieldName) => typed[name]
}

const CONSUMER = { company: false, mobile: true }
const COMPANY = { company: true, mobile: true }

describe('a section of the checkout', () => {
  it('is filled in when its required fields are, with values that the server may take', () => {
    expect(isFilledIn('contact', form(), CONSUMER, STORES.sv)).toBe(true)
    expect(isFilledIn('contact', form({ mobile: '12' }), CONSUMER, STORES.sv)).toBe(false)
    expect(isFilledIn('address', form(), CONSUMER, STORES.sv)).toBe(true)
    expect(isFilledIn('address', form({ city: ' ' }), CONSUMER, STORES.sv)).toBe(false)
  })

  it('needs no mobile number where nobody calls it, but none that is wrong', () => {
    const done = (mobile: string) => isFilledIn('contact', form({ mobile }), { company: false, mobile: false }, STORES.sv)
    expect([done(''), done('070-123 45 67'), done('12')]).toEqual([true, true, false])
    expect(isFilledIn('contact', form({ mobile: '' }), CONSUMER, STORES.sv)).toBe(false)
  })

  it('of a company needs its name and number too', () => {
    expect(isFilledIn('contact', form(), COMPANY, STORES.sv)).toBe(false)
    const company = { company_name: 'Verk AB', organisation_number: '556012-5790' }
    expect(isFilledIn('contact', form(company), COMPANY, STORES.sv)).toBe(true)
    expect(sectionSummary('contact', form(company), true)).toBe('anna@exempel.se · 070-123\u00a045\u00a067 · Verk AB')
  })

  it('with another address for the invoice needs it too, and of a private person the name', () => {
    const billing = { billing_street: 'Box 77', billing_postal_code: '222 22', billing_city: 'Lund' }
    const named = { ...billing, billing_first_name: 'Bo', billing_last_name: 'Betalare' }
    const isDone = (typed: Partial<Record<FieldName, string>>, company: boolean) =>
      isFilledIn(
        'address',
        form({ billing_first_name: '', billing_last_name: '', ...typed }),
        company ? COMPANY : CONSUMER,
        STORES.sv,
      )
    expect([isDone(billing, false), isDone({ ...billing, other_billing: 'yes' }, false)]).toEqual([true, false])
    expect([isDone({ ...billing, other_billing: 'yes' }, true), isDone({ ...named, other_billing: 'yes' }, false)]).toEqual([
      ...[true, true],
    ])
    expect(isDone({ ...named, other_billing: 'yes', billing_postal_code: '2' }, false)).toBe(false)
  })

  it('takes the errors of fields with it that another choice does not ask for', () => {
    expect(fieldsOfChoice('other_billing')).toContain('billing_street')
    expect(fieldsOfChoice('buyer')).toEqual(expect.arrayContaining(['organisation_number', 'billing_last_name']))
    expect(fieldsOfChoice('street')).toEqual([])
  })

  it('needs only the fields that the form has: a name alone when nothing is sent', () => {
    const { first_name = '', last_name = '' } = TYPED
    const name: Partial<Record<FieldName, string>> = { first_name, last_name }
    expect(isFilledIn('address', (field) => name[field], CONSUMER, STORES.sv)).toBe(true)
    expect(sectionSummary('address', (field) => name[field], false)).toBe('Anna Lind')
  })

  it('is one line when it is closed', () => {
    expect(sectionSummary('contact', form(), false)).toBe('anna@exempel.se · 070-123\u00a045\u00a067')
    expect(sectionSummary('address', form(), false)).toBe('Anna Lind, Storgatan 1, 11122\u00a0Stockholm')
  })

  it('is known by its fields', () => {
    expect([sectionOf('postal_code'), sectionOf('organisation_number'), sectionOf('message')]).toEqual([
      ...['address', 'contact', undefined],
    ])
  })
})
