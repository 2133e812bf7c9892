import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { OUTCOME_ROWS } from '../support/payments/outcome-rows'
import { PaymentWorld } from '../support/payments/payment-world'
import { HOSTED, walk } from '../support/payments/walk'

let world: PaymentWorld
beforeAll(async () => {
  world = await PaymentWorld.open()
})
afterAll(() => world.close())

const rowOf = (name: string) => {
  const row = OUTCOME_ROWS.find((one) => one.name === name)
  if (row === undefined) throw new Error(`There is no row ${name}`)
  return row
}

/** A thin slice of `npm run matrix`: each outcome once with each provider, and the words of each language. */
describe.each(HOSTED)('with %s, in page, order, stock, cart, charge and log', (method) => {
  it.each([
    ['approve, webhook before', 'an approved payment is confirmed once'],
    ['decline, webhook never', 'a declined payment leaves cart and stock as they were'],
    ['cancel, webhook never', 'a cancelled payment leaves cart and stock as they were'],
    ['expire, webhook never', 'a payment whose time is over leaves cart and stock as they were'],
  ])('%s: %s', async (name) => {
    expect(await walk(world, rowOf(name), method, 'sv')).toEqual([])
  })
})

it.each(LANGUAGES.filter((language) => language !== 'sv'))('the outcomes of a payment are told in %s', async (language) => {
  expect(await walk(world, rowOf('approve, webhook never'), 'stripe', language)).toEqual([])
  expect(await walk(world, rowOf('decline, webhook wrong-signature'), 'klarna', language)).toEqual([])
})
