import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
import { LANGUAGES } from '../../app/store/languages'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  shopping = new Shopping(visitor, shop.backend)
})

/** The id of a line that a coupon adds. */
const GIFT = '00000000-0000-4000-8000-000000000001'

const link = (list: string) => encodeURIComponent(Buffer.from(list).toString('base64'))
const quantities = async () => (await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])
const open = async (list: string, path = '/sv') => visitor.follow(await visitor.get(`${path}?atc=${link(list)}`))
const send = (intent: string) => visitor.post('/sv/cart', { intent, return_to: '/sv' })
const intents = (html: string) =>
  elements(html, 'button')
    .filter(({ name }) => name === 'intent')
    .map(({ value }) => value)

describe.each(LANGUAGES)('an atc link in %s', (language) => {
  it('replaces the cart, redirects to the URL without the parameter, and can be undone', async () => {
    const here = new Shopping(visitor, shop.backend, language)
    const ours = translator(language)
    await here.add('TESTER', 2)
    const answer = await visitor.get(`/${language}?x=1&atc=${link('CR2032:3;BL1850B:1')}&utm_source=mail`)
    expect([answer.status, answer.location]).toEqual([303, `/${language}?x=1&utm_source=mail`])
    const { body, status } = await visitor.follow(answer)
    expect(status).toBe(200)
    expect(words(body)).toContain(ours('link.opened', { count: 4 }))
    expect(words(body)).toContain(ours('link.former'))
    expect(words(body)).toContain(ours('cart.added.toCart'))
    expect((await here.cart()).lines.map(({ quantity }) => quantity)).toEqual([3, 1])

    const undone = await visitor.post(here.cartPath, { intent: 'undo-link', return_to: `/${language}?x=1` })
    expect([undone.status, undone.location]).toEqual([303, `/${language}?x=1`])
    expect(words((await visitor.follow(undone)).body)).not.toContain(ours('link.former'))
    expect((await here.cart()).lines.map(({ quantity }) => quantity)).toEqual([2])
  })
})

describe('the entries of a link', () => {
  it('merge by product in any letter case, up to 5000 pieces, also in base64url and percent-encoded twice', async () => {
    await open('CR2032:4;TESTER:1;cr2032:2')
    expect(await quantities()).toEqual([
      ['knappcell-cr2032', 6],
      ['batteritestare', 1],
    ])
    const bare = Buffer.from('TESTER:7').toString('base64url')
    await visitor.get(`/sv?atc=${encodeURIComponent(encodeURIComponent(bare))}`)
    expect(await quantities()).toEqual([['batteritestare', 7]])
  })

  it('can be a variation by its own number, or a gift card', async () => {
    await open('LR6-24:1;GIFT-500:1')
    expect(await quantities()).toEqual([
      ['lr6-aa-24-pack', 1],
      ['presentkort-500', 1],
    ])
  })

  it('are ignored and named when unknown, sold out or malformed', async () => {
    const { body } = await open('CR2032:1;NOWHERE:2;SOLDOUT:1;OLD:1;<b>:1;many')
    const text = words(body)
    for (const named of ['NOWHERE', 'SOLDOUT', 'OLD', '<b>', 'many']) expect(text).toContain(named)
    expect(text).toContain(t('link.ignored', { entries: '' }).trim())
    expect(body).not.toContain('<b>:1')
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })

  it('are ignored and named when the quantity is 0 or less', async () => {
    const text = words((await open('CR2032:1;TESTER:0;BL1850B:-3')).body)
    expect(text).toContain(t('link.ignored', { entries: 'TESTER:0, BL1850B:-3' }))
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })

  it('are reduced to the stock, and the notice counts the reduced quantity', async () => {
    expect(words((await open('BL1850B:50')).body)).toContain(t('link.opened', { count: 3 }))
    expect(await quantities()).toEqual([['verktygsbatteri-bl1850b', 3]])
  })

  it.each(['%25%25%25', 'not*base64', 'gICA', '%00%00', 'A'.repeat(6000), link('x'.repeat(2000)), link('NOWHERE:1;NOT:2')])(
    'without a valid entry (%s) leave the cart unchanged, and a notice says so until it is closed',
    async (value) => {
      await shopping.add('CR2032', 2)
      const answer = await visitor.get(`/sv?atc=${value}`)
      expect([answer.status, answer.location]).toEqual([303, '/sv'])
      const { body, status } = await visitor.follow(answer)
      expect(status).toBe(200)
      expect(words(body)).toContain(t('link.none'))
      expect(intents(body)).toEqual(['close-link'])
      expect(await quantities()).toEqual([['knappcell-cr2032', 2]])
      await send('close-link')
      expect(words((await visitor.get('/sv')).body)).not.toContain(t('link.none'))
    },
  )

  it.each(['', link(';;')])('an empty link %j changes nothing and stores nothing', async (value) => {
    expect((await visitor.get(`/sv?atc=${value}`)).location).toBe('/sv')
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it('work together with a code in the same URL', async () => {
    const answer = await visitor.get(`/sv/artiklar/batterier/index.html?disc=KRAFT10&atc=${link('CR2032:5')}`)
    expect(answer.location).toBe('/sv/artiklar/batterier/index.html')
    const { text } = await shopping.cart()
    expect(text).toContain(t('discounts.yours', { percent: 10 }))
    expect(await quantities()).toEqual([['knappcell-cr2032', 5]])
  })
})

describe('the undo', () => {
  it('restores the whole cart, with the origin of each line', async () => {
    await shopping.add('BL1850B')
    await shopping.add('TESTER', 1, { cross_selling_product_id: String(shop.backend.idOf('BL1850B')) })
    const before = (await shopping.cart()).text
    expect(before).toContain(t('cart.locked'))
    await open('CR2032:1')
    await send('undo-link')
    const after = await shopping.cart()
    expect(after.text).toContain(t('cart.locked'))
    expect(after.text).toContain(t('cart.remove'))
    expect(after.text).not.toContain('CR2032')
  })

  it('of a cart that was empty empties it', async () => {
    const { body } = await open('CR2032:1')
    expect(words(body)).not.toContain(t('link.former'))
    await send('undo-link')
    expect((await shopping.cart()).text).toContain(t('cart.empty'))
  })

  it('of several links in sequence, also repeated ones, restores the cart before the first', async () => {
    await shopping.add('TESTER', 3)
    for (const list of ['CR2032:1', 'CR2032:1', 'LR6-24:2']) await open(list)
    await send('undo-link')
    expect(await quantities()).toEqual([['batteritestare', 3]])
  })

  it('ends with a change of the cart, and does nothing afterwards', async () => {
    await shopping.add('TESTER', 3)
    await open('CR2032:1')
    await shopping.add('BL1850B')
    expect(intents((await visitor.get('/sv')).body)).toEqual([])
    await send('undo-link')
    expect(await quantities()).toEqual([
      ['knappcell-cr2032', 1],
      ['verktygsbatteri-bl1850b', 1],
    ])
  })

  it('ends with a changed quantity, and discards no change', async () => {
    await shopping.add('TESTER', 3)
    await open('CR2032:1')
    await shopping.change((await shopping.cart()).lines[0]?.uuid ?? '', 4)
    expect(intents((await visitor.get('/sv')).body)).toEqual([])
    await send('undo-link')
    expect(await quantities()).toEqual([['knappcell-cr2032', 4]])
  })

  it('is offered with lines that a coupon adds, also when a code no longer fits', async () => {
    await shopping.add('CR2032', 3)
    await shopping.addCode('3FOR2')
    shop.respond = async (path, send, { body }) => {
      const answer = await send()
      if (path !== '/api/sync-cart' || !body.includes(`"product_id":${shop.backend.idOf('LR6-24')},`)) return answer
      const items = z.array(CartItem).parse(await answer.json())
      const gift = items.slice(0, 1).map((item) => ({ ...item, uuid: GIFT, quantity: 1, price: 0, added_by_coupon: 'GAVA' }))
      return Response.json([...items.filter(({ uuid }) => uuid !== GIFT), ...gift])
    }
    expect(intents((await open('LR6-24:2')).body)).toContain('undo-link')
    expect((await shopping.cart()).text).toContain(t('discounts.removed'))
    await send('undo-link')
    expect(await quantities()).toEqual([['knappcell-cr2032', 3]])
  })

  it('disappears when the shopper keeps the new cart', async () => {
    await shopping.add('TESTER', 3)
    await open('CR2032:1')
    expect(intents((await visitor.get('/sv')).body)).toEqual(['undo-link', 'close-link'])
    await send('close-link')
    expect(intents((await visitor.get('/sv')).body)).toEqual([])
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })
})

describe('a link under difficult conditions', () => {
  it.each<Record<string, string>>([{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }])(
    'changes nothing when the browser only prefetches: %o',
    async (headers) => {
      await shopping.add('TESTER')
      expect((await visitor.get(`/sv?atc=${link('CR2032:1')}`, headers)).status).toBe(503)
      expect(await quantities()).toEqual([['batteritestare', 1]])
    },
  )

  it('during an outage is answered 503 and works later', async () => {
    shop.online = false
    expect((await visitor.get(`/sv?atc=${link('CR2032:1')}`)).status).toBe(503)
    expect(visitor.cookies.has('session')).toBe(false)
    shop.online = true
    await open('CR2032:1')
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })

  it('keeps the requested lines and the undo when only the sync of the cart fails', async () => {
    await shopping.add('TESTER')
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response(null, { status: 500 }) : send())
    await open('CR2032:2')
    shop.respond = null
    expect(await quantities()).toEqual([['knappcell-cr2032', 2]])
    await send('undo-link')
    expect(await quantities()).toEqual([['batteritestare', 1]])
  })

  it('leaves the cart unchanged when the backend refuses its lines', async () => {
    await shopping.add('TESTER')
    shop.respond = (path, send) =>
      path === '/api/sync-cart' ? Response.json({ code: 'no', title: 'No' }, { status: 422 }) : send()
    const answer = await visitor.get(`/sv?atc=${link('CR2032:2')}`)
    expect(answer.status).toBe(303)
    shop.respond = null
    expect(words((await visitor.follow(answer)).body)).toContain(t('link.ignored', { entries: 'CR2032' }))
    expect(await quantities()).toEqual([['batteritestare', 1]])
  })
})
