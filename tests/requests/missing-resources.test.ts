import { expect, it } from 'vitest'
import { type ResourceName, resourceHref } from '../../app/routing/resources'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { shopForTheFile } from '../support/shop/shop-for-the-file'

let shop: TestShop
shopForTheFile((opened) => {
  shop = opened
})

/** Resources that ask the backend for something that it may not have: an address, and the path of that call. */
const ASKED: readonly (readonly [ResourceName, Readonly<Record<string, string>>, RegExp])[] = [
  ['accountExport', {}, /account\/export/],
  ['deviceChoices', { type: '1' }, /device/],
  ['productFeed', {}, /feed/],
  ['categoryMenu', {}, /categor|menu/],
  ['sitemapIndex', {}, /sitemap/],
]

it.each(ASKED.flatMap((row) => [404, 410].map((status) => [...row, status] as const)))(
  'the resource %s answers what the backend does not have (%s, %s) with %i, which the log tells',
  async (name, query, call, status) => {
    const visitor = shop.visitor()
    await logIn(visitor)
    shop.forgetAnswers()
    shop.logged.length = 0
    let asked = 0
    shop.respond = (path, send) => {
      if (!call.test(path)) return send()
      asked += 1
      return new Response('{}', { status, headers: { 'content-type': 'application/json' } })
    }
    const answer = await visitor.get(resourceHref(name, 'sv', query))
    shop.respond = null
    shop.forgetAnswers()
    expect(asked).toBeGreaterThan(0)
    expect(answer.status).toBe(status)
    expect(shop.logged).toMatchObject([{ level: 'warn', event: 'resource-missing' }])
  },
)

it('a resource whose question the backend refuses (400) is a fault of ours: 500, and an error in the log', async () => {
  shop.forgetAnswers()
  shop.logged.length = 0
  shop.respond = (path, send) =>
    path.includes('feed') ? new Response('{}', { status: 400, headers: { 'content-type': 'application/json' } }) : send()
  const answer = await shop.visitor().get(resourceHref('productFeed', 'sv'))
  shop.respond = null
  shop.forgetAnswers()
  expect(answer.status).toBe(500)
  expect(shop.logged).toMatchObject([{ level: 'error', event: 'resource-failed' }])
})
