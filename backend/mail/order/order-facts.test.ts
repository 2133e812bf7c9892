import { expect, it } from 'vitest'
import { storeOf } from '../../stores/stores'
import { exampleOrder } from '../examples/example-order'
import { deliveryFacts } from './order-facts'

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
