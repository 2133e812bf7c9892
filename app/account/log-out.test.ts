import { expect, it } from 'vitest'
import { NEW_SHOPPER } from '../server/session/shopper'
import { withoutPerson } from './log-out.server'

it('a logout ends the internal session of the staff, also with an empty cart, which no sync corrects', () => {
  const staff = { ...NEW_SHOPPER, cart: { ...NEW_SHOPPER.cart, internal: true } }
  expect(withoutPerson(staff).cart.internal).toBe(false)
})
