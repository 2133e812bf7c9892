import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { createCode } from '../../backend/gift-cards/code'
import { ownAddress } from '../support/shop/own-address'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Fields, Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const email = 'kim@example.com'

/**
 * A form, and how many of it one address may send. `fields` gives the fields of the next form; `prepare` runs before the outage,
 * and gives what each form has besides. `then` is the status of the form after the outage, 303 by default.
 */
type Limited = {
  path: string
  max: number
  prepare?: (visitor: Visitor) => Promise<Fields>
  fields: (visitor: Visitor) => Fields | Promise<Fields>
  then?: number
}

const LINK = 'a-mailed-link'
const emailLink = (query: string) => `${href('emailChange', 'sv')}?${query}`
const OPINION = { stars: '4', title: 'Bra', text: 'Bra', name: '' }

const FORMS: Readonly<Record<string, Limited>> = {
  'a withdrawal': {
    path: href('withdrawal', 'sv'),
    max: 10,
    async fields(visitor) {
      const typed = { name: 'Kim Berg', number: 'SE1', email, extent: 'whole', goods: '' }
      const { location } = await visitor.post(href('withdrawal', 'sv'), typed)
      return { intent: 'confirm', statement: new URL(location, 'http://shop').searchParams.get('statement') ?? '' }
    },
  },
  'a termination': {
    path: href('termination', 'sv'),
    max: 10,
    fields: () => ({ id: crypto.randomUUID(), name: 'Kim Berg', number: 'SE1', email, when: 'soonest' }),
  },
  'a link to an order': { path: href('myOrder', 'sv'), max: 5, fields: () => ({ intent: 'link', order_number: 'SE1', email }) },
  'a link to an account': { path: href('login', 'sv'), max: 5, fields: () => ({ intent: 'forgotten', email }) },
  'a newsletter': { path: href('newsletter', 'sv'), max: 5, fields: () => ({ email }) },
  'the end of a newsletter': { path: href('unsubscribe', 'sv'), max: 10, fields: () => ({ email }) },
  'a stock notice': {
    path: href('product', 'sv', { slug: 'slut-i-lager' }),
    max: 20,
    fields: () => ({ intent: 'notify', email }),
  },
  // The limit of an order that is guessed is lower.
  'a review': {
    path: href('product', 'sv', { slug: 'batteritestare' }),
    max: 10,
    fields: () => ({ intent: 'review', ...OPINION, order_number: 'SE1', email }),
    then: 422,
  },
  'a mailed link of a change of the e-mail address': {
    path: emailLink(`of=${createHash('sha256').update(LINK).digest('hex').slice(0, 8)}`),
    max: 20,
    async prepare(visitor) {
      await visitor.get(emailLink(`link=${LINK}`))
      return {}
    },
    fields: () => ({ intent: 'stop' }),
  },
  'the code of a gift card': {
    path: href('checkout', 'sv'),
    max: 20,
    async prepare(visitor) {
      const shopping = new Shopping(visitor, shop.backend)
      await shopping.add('LR6-24', 1)
      return shopping.checkout()
    },
    fields: () => ({ intent: 'add-gift-card', gift_card_code: createCode() }),
    then: 400,
  },
}

describe('tries in an outage are not counted', () => {
  it.each(Object.entries(FORMS))('of %s', async (_, { path, max, prepare, fields, then = 303 }) => {
    const visitor = shop.visitor({}, ownAddress())
    const prepared = await prepare?.(visitor)
    shop.respond = (_called, send, { method }) => (method === 'POST' ? new Response(null, { status: 503 }) : send())
    const send = async () => (await visitor.post(path, { ...prepared, ...(await fields(visitor)) })).status
    for (let sent = 0; sent <= max; sent++) expect(await send()).toBe(503)
    shop.respond = null
    expect(await send()).toBe(then)
  })
})
