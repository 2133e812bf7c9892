import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CHANGES_SIGNATURE, CONTENT_TAG, EVERYTHING_TAG, productTag } from '../../app/commerce/contract/changes'
import { widgets } from '../../backend/database/schema/content'
import { prices } from '../../backend/database/schema/prices'
import { CHANGES_SECRET, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

const PRODUCT = '/sv/artiklar/batteritestare.html'
const LISTING = '/sv/artiklar/batterier/index.html'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

type Message = { body?: string; secret?: string; secondsAgo?: number; signature?: string }

const notice = (...tags: string[]) => JSON.stringify({ id: randomUUID(), tags })

async function tell({ body = notice(EVERYTHING_TAG), secret = CHANGES_SECRET, secondsAgo = 0, signature }: Message = {}) {
  const seconds = Math.floor(shop.backend.clock.now.getTime() / 1000) - secondsAgo
  const signed = `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
  const headers = { 'content-type': 'application/json', [CHANGES_SIGNATURE]: signature ?? signed }
  return (await shop.handle(new Request(`${ORIGIN}/webhooks/changes`, { method: 'POST', headers, body }))).status
}

const page = async (path: string) => (await shop.handle(new Request(ORIGIN + path))).text()
/** How many calls of the backend a page takes. */
async function callsOf(path: string): Promise<number> {
  const before = shop.calls.length
  await page(path)
  return shop.calls.length - before
}

const setPrice = (p: number) =>
  shop.backend.db
    .update(prices)
    .set({ p })
    .where(eq(prices.product_id, shop.backend.idOf('TESTER')))

describe('a message of the backend about changes', () => {
  it('drops what it names from the caches of pages and data, and nothing else', async () => {
    await setPrice(77)
    for (const path of [PRODUCT, LISTING]) await page(path)
    await setPrice(4321)
    expect(await page(PRODUCT)).not.toMatch(/4[\s\u00a0]?321/)
    expect(await tell({ body: notice(productTag(shop.backend.idOf('TESTER'))) })).toBe(204)
    expect(await page(PRODUCT)).toMatch(/4[\s\u00a0]?321/)
    expect(await callsOf(LISTING)).toBe(0)
  })

  it('of content drops the pages that show it', async () => {
    await page('/sv')
    await shop.backend.db.update(widgets).set({ content: '<p>Alldeles ny text</p>', hidden: false })
    expect(await page('/sv')).not.toContain('Alldeles ny text')
    await tell({ body: notice(CONTENT_TAG) })
    expect(await page('/sv')).toContain('Alldeles ny text')
  })

  it('with tags that the shop does not know drops nothing', async () => {
    await page(LISTING)
    expect(await tell({ body: notice('warehouse:7', 'product:999999') })).toBe(204)
    expect(await callsOf(LISTING)).toBe(0)
  })

  it('is refused without the right signature, when it is old, from the future or repeated', async () => {
    expect(await tell({ secret: 'another secret of the same length' })).toBe(403)
    expect(await tell({ signature: '' })).toBe(403)
    expect(await tell({ signature: `t=1,v1=${'0'.repeat(64)}` })).toBe(403)
    expect([await tell({ secondsAgo: 301 }), await tell({ secondsAgo: -301 })]).toEqual([403, 403])
    const body = notice(EVERYTHING_TAG)
    expect([await tell({ body, secondsAgo: 299 }), await tell({ body, secondsAgo: 299 }), await tell({ body })]).toEqual([
      204, 409, 409,
    ])
  })

  it.each(['', '{', '[]', '{"tags":["all"]}', JSON.stringify({ id: randomUUID(), tags: [] })])(
    'that is %j is malformed',
    async (body) => {
      expect(await tell({ body })).toBe(400)
    },
  )
})
