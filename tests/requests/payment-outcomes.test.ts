import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { GIFT_CARD_ROWS } from '../support/payments/gift-card-rows'
import { LATE_ROWS } from '../support/payments/late-rows'
import { OUTCOME_ROWS } from '../support/payments/outcome-rows'
import { PaymentWorld } from '../support/payments/payment-world'
import { HOSTED, rowNamed, walk } from '../support/payments/walk'
import { WAY_ROWS } from '../support/payments/way-rows'

let world: PaymentWorld
beforeAll(async () => {
  world = await PaymentWorld.open()
})
afterAll(() => world.close())

/** A thin slice of `npm run matrix`: page and words, order, attempt, events, stock, cart, charge and log of each walk. */
describe.each([
  ['an approved payment is confirmed once', 'approve, webhook before'],
  ['a declined payment leaves cart and stock as they were', 'decline, webhook never'],
  ['a cancelled payment leaves cart and stock as they were', 'cancel, webhook never'],
  ['a payment whose time is over leaves cart and stock as they were', 'expire, webhook never'],
])('%s, in the words of each language', (_what, name) => {
  it.each(HOSTED.map((method, index) => [method, LANGUAGES[index] ?? 'sv'] as const))(
    'with %s, in %s',
    async (method, language) => {
      expect(await walk(world, rowNamed(name, OUTCOME_ROWS), method, language)).toEqual([])
    },
  )
})

it.each(['no', 'de'] as const)('a declined payment is told in %s', async (language) => {
  expect(await walk(world, rowNamed('decline, webhook wrong-signature', OUTCOME_ROWS), 'klarna', language)).toEqual([])
})

it('an order that was given up and then paid is confirmed when the shopper returns', async () => {
  const row = rowNamed('pays after the order was given up, return only: revived', LATE_ROWS)
  expect(await walk(world, row, 'walley-b2c', 'da')).toEqual([])
})

it('an order that was given up, shown as failed, and then paid is confirmed when the shopper returns', async () => {
  const row = rowNamed('sees the failure, then pays the order that was given up: revived', LATE_ROWS)
  expect(await walk(world, row, 'stripe', 'de')).toEqual([])
})

it('a shopper who looks at a replaced order and pays the one in its place has an empty cart', async () => {
  const row = rowNamed('chooses another provider, goes back by the link of the first, pays the second, never returns', WAY_ROWS)
  expect(await walk(world, row, 'klarna', 'no')).toEqual([])
})

describe('gift cards', () => {
  it.each([
    ['klarna', 'a gift card pays a part, the rest is approved, webhook before', 'sv'],
    ['stripe', 'a gift card pays a part, the rest is approved, return only', 'de'],
    ['walley-b2c', 'a gift card pays a part, the rest is approved, webhook before', 'no'],
    ['walley-b2b', 'a gift card pays a part, the rest is never paid', 'da'],
    ['invoice', 'a gift card pays a part, the rest is invoiced', 'de'],
    ['gift-card', 'a gift card pays everything', 'sv'],
  ] as const)('with %s, %s, in %s', async (method, name, language) => {
    expect(await walk(world, rowNamed(name, GIFT_CARD_ROWS), method, language)).toEqual([])
  })
})

it('an order that a webhook revives after its failure was seen takes its goods off the cart once, and none that were added since', async () => {
  const row = rowNamed('sees the failure, adds goods, pays and never returns: the cart keeps what was added', LATE_ROWS)
  expect(await walk(world, row, 'klarna', 'sv')).toEqual([])
})
