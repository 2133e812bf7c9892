import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentWorld } from '../support/payments/payment-world'
import { RETURN_ROWS } from '../support/payments/return-rows'
import { TAMPERED_ROWS } from '../support/payments/tampered-rows'
import { rowNamed, walk } from '../support/payments/walk'
import { WRONG_AMOUNT_ROWS } from '../support/payments/wrong-amount-rows'

let world: PaymentWorld
beforeAll(async () => {
  world = await PaymentWorld.open()
})
afterAll(() => world.close())

/*
 * Each row states what the shop logs, with its level, and what the shopper sees; order, stock, cart and charge are compared at
 * once and a day later. `npm run matrix` walks all of them with all providers.
 */

describe('money that is not exactly what was asked for is never accepted', () => {
  it.each([
    ['klarna', 'reserves less'],
    ['walley-b2b', 'reserves more'],
    ['stripe', 'reserves another currency'],
    ['stripe', 'takes less'],
    ['walley-b2c', 'takes more'],
    ['klarna', 'takes another currency'],
  ] as const)('%s %s: the order is given up, the money goes back, and it is logged', async (method, what) => {
    const row = rowNamed(`the provider ${what} than it was asked for: given back`, WRONG_AMOUNT_ROWS)
    expect(await walk(world, row, method, 'sv')).toEqual([])
  })
})

describe('a webhook that is not a true one is refused or ignored, and logged', () => {
  it.each([
    ['klarna', 'a webhook without a signature or token is refused'],
    ['stripe', 'a webhook with a wrong signature or token is refused'],
    ['stripe', 'a webhook with a signature that is older than 5 minutes is refused'],
    ['stripe', 'a webhook whose body was changed after it was signed is refused'],
    ['klarna', 'a webhook with the token of another attempt is refused'],
    ['klarna', 'a webhook that names the session of another attempt is refused'],
    ['walley-b2b', 'a webhook that names the session of another attempt is refused'],
    ['walley-b2c', 'a webhook of an unknown attempt is refused'],
    ['stripe', 'a webhook that is replayed changes nothing'],
    ['walley-b2c', 'a webhook for an attempt of another provider changes nothing'],
    ['klarna', 'a signed event that names the attempt of another provider changes nothing'],
  ] as const)('%s: %s', async (method, name) => {
    expect(await walk(world, rowNamed(name, TAMPERED_ROWS), method, 'sv')).toEqual([])
  })
})

describe('a link of a return that is not a true one opens nothing and changes nothing', () => {
  it.each([
    ['stripe', 'returns without having paid: waits'],
    ['klarna', 'returns with the id of another order: not found'],
    ['walley-b2c', "opens another shopper's link: sees no address, and keeps the own cart"],
    ['stripe', 'opens the link in another browser after a day: not found'],
    ['klarna', 'opens the link again after the order was given up: nothing changes'],
  ] as const)('%s: %s', async (method, name) => {
    expect(await walk(world, rowNamed(name, RETURN_ROWS), method, 'sv')).toEqual([])
  })
})
