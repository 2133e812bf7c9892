import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { ownAddress } from '../support/shop/own-address'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import type { Fields, Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const email = 'kim@example.com'

/** A form, and how many of it one address may send. `fields` gives the fields of the next one. */
type Limited = { path: string; max: number; fields: (visitor: Visitor) => Fields | Promise<Fields> }

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
}

describe('tries in an outage are not counted', () => {
  it.each(Object.entries(FORMS))('of %s', async (_, { path, max, fields }) => {
    const visitor = shop.visitor({}, ownAddress())
    shop.respond = (_called, send, { method }) => (method === 'POST' ? new Response(null, { status: 503 }) : send())
    const send = async () => (await visitor.post(path, await fields(visitor))).status
    for (let sent = 0; sent <= max; sent++) expect(await send()).toBe(503)
    shop.respond = null
    expect(await send()).toBe(303)
  })
})
