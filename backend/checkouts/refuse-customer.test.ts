import { expect, test } from 'vitest'
import { Refusal } from '../refusal'
import { storeOf } from '../stores/stores'
import { NOON_DAY } from '../tests/test-shop'
import { paymentMethods } from '../quotes/payment-methods'
import { refuseCustomer } from './refuse-customer'

const COMPANY = { name: 'Elverket AB', organisation_number: '556012-5790', reference: '' }
const PERSON = {
  email: 'kund@example.com',
  mobile: '0701234567',
  first_name: 'Test',
  last_name: 'Kund',
  address: null,
  billing: null,
  gift: null,
}

const ABROAD = { first_name: 'A', last_name: 'B', street: 'C 1', street2: '', postal_code: '1', city: 'D', country_code: 'FI' }

function refusal(
  payment: 'walley-b2c' | 'walley-b2b' | 'invoice',
  company: typeof COMPANY | null,
  changes: Partial<typeof PERSON> = {},
): string | null {
  const [method] = paymentMethods([payment], 'sv', false)
  if (method === undefined) throw new Error(`No ${payment}`)
  try {
    refuseCustomer({ ...PERSON, company, ...changes }, { delivery: null, postNumber: null, payment: method, items: [] }, SCOPE)
    return null
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error)
  }
}

const SCOPE = { store: storeOf('sv'), now: NOON_DAY }

test.each([
  ['walley-b2c', COMPANY, 'consumer-required'],
  ['walley-b2c', null, null],
  ['walley-b2b', COMPANY, null],
  ['walley-b2b', null, 'company-required'],
  ['invoice', COMPANY, null],
  ['invoice', null, null],
] as const)('%s is for its buyers only', (payment, company, expected) => {
  expect(refusal(payment, company)).toBe(expected)
})

test.each(['address', 'billing'] as const)('an address abroad is refused as %s', (name) => {
  const [method] = paymentMethods(['invoice'], 'sv', false)
  if (method === undefined) throw new Error('No invoice')
  const customer = { ...PERSON, company: null, [name]: ABROAD }
  const order = () => refuseCustomer(customer, { delivery: null, postNumber: null, payment: method, items: [] }, SCOPE)
  expect(order).toThrow(expect.objectContaining({ code: 'country-not-served' }))
})

test.each([
  ['walley-b2c', null, null],
  ['walley-b2b', COMPANY, 'mobile-required'],
] as const)('nobody needs the mobile number of who buys nothing that is sent, but %s', (payment, company, expected) => {
  expect(refusal(payment, company, { mobile: '' })).toBe(expected)
})
