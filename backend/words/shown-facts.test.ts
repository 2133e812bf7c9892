import { expect, it } from 'vitest'
import { storeOf } from '../stores/stores'
import { exampleOrder } from '../mail/examples/example-order'
import { deliveryFacts, giftFacts } from './shown-facts'

it('a gift card that is mailed with the goods is said to be sent once they are', () => {
  const { order } = exampleOrder('sv')
  const gift = { email: 'vera@example.com', message: '', deliver_on: null }
  const whenOf = (status: 'confirmed' | 'shipped') =>
    giftFacts({ ...order, status, customer: { ...order.customer, gift } }, storeOf('sv')).flatMap(({ value }) => value)
  expect(whenOf('confirmed')).toEqual(['vera@example.com', 'Skickas när varorna i ordern skickas'])
  expect(whenOf('shipped')).toEqual(['vera@example.com', 'Skickades samtidigt som varorna i ordern'])
})

it.each([
  ['sv', '5566778899', '556677-8899'],
  ['no', '974760673', '974\u00a0760\u00a0673'],
  ['da', '00000012', '00000012'],
] as const)('the number of a company in %s, %s, is written %s', (language, organisation_number, shown) => {
  const { order } = exampleOrder(language)
  const company = { name: 'Lind & Dotter AB', organisation_number, reference: '' }
  const facts = deliveryFacts({ ...order, customer: { ...order.customer, company } }, storeOf(language))
  expect(facts.flatMap(({ value }) => value)).toContain(shown)
})
