import { describe, expect, it } from 'vitest'
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

const link = (list: string) => encodeURIComponent(Buffer.from(list).toString('base64'))
const quantities = async () => (await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])
const open = async (list: string, path = '/sv') => visitor.follow(await visitor.get(`${path}?atc=${link(list)}`))
const send = (intent: string) => visitor.post('/sv/cart', { intent, return_to: '/sv' })
const intents = (html: string) =>
  elements(html, 'button')
    .filter(({ name }) => name === 'intent')
    .map(({ value }) => value)

describe.each(LANGUAGES)('an atc link in %s', (language) => {
  it('replaces the cart, leads to the address without it, and can be undone', async () => {
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

describe('what a link may hold', () => {
  it('each product once, in whatever letter case, at most 5000, in base64url and percent-encoded twice as well', async () => {
    await open('CR2032:4;TESTER:1;cr2032:2')
    expect(await quantities()).toEqual([
      ['knappcell-cr2032', 6],
      ['batteritestare', 1],
    ])
    const bare = Buffer.from('TESTER:7').toString('base64url')
    await visitor.get(`/sv?atc=${encodeURIComponent(encodeURIComponent(bare))}`)
    expect(await quantities()).toEqual([['batteritestare', 7]])
  })

  it('a variation by its own number, and a gift card', async () => {
    await open('LR6-24:1;GIFT-500:1')
    expect(await quantities()).toEqual([
      ['lr6-aa-24-pack', 1],
      ['presentkort-500', 1],
    ])
  })

  it('what there is not, what is sold out and what makes no sense is left out and named', async () => {
    const { body } = await open('CR2032:1;NOWHERE:2;SOLDOUT:1;OLD:1;<b>:1;many')
    const text = words(body)
    for (const named of ['NOWHERE', 'SOLDOUT', 'OLD', '<b>', 'many']) expect(text).toContain(named)
    expect(text).toContain(t('link.ignored', { entries: '' }).trim())
    expect(body).not.toContain('<b>:1')
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })

  it('none of a product, or less, puts nothing in and is named', async () => {
    const text = words((await open('CR2032:1;TESTER:0;BL1850B:-3')).body)
    expect(text).toContain(t('link.ignored', { entries: 'TESTER:0, BL1850B:-3' }))
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })

  it('more than is in stock comes down to what is, and the notice counts that', async () => {
    expect(words((await open('BL1850B:50')).body)).toContain(t('link.opened', { count: 3 }))
    expect(await quantities()).toEqual([['verktygsbatteri-bl1850b', 3]])
  })

  it.each(['%25%25%25', 'not*base64', 'gICA', '%00%00', 'A'.repeat(6000), link('x'.repeat(2000)), link('NOWHERE:1;NOT:2')])(
    'of %s nothing is left: the cart stays, and a notice says so until it is closed',
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

  it.each(['', link(';;')])('an empty one, %j, does nothing and keeps nothing', async (value) => {
    expect((await visitor.get(`/sv?atc=${value}`)).location).toBe('/sv')
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it('a code along with it counts too', async () => {
    const answer = await visitor.get(`/sv/artiklar/batterier/index.html?disc=KRAFT10&atc=${link('CR2032:5')}`)
    expect(answer.location).toBe('/sv/artiklar/batterier/index.html')
    const { text } = await shopping.cart()
    expect(text).toContain(t('discounts.yours', { percent: 10 }))
    expect(await quantities()).toEqual([['knappcell-cr2032', 5]])
  })
})

describe('the undo', () => {
  it('brings back the whole cart, with where each line came from', async () => {
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

  it('of links one after the other, the same one again among them, brings back the cart before the first', async () => {
    await shopping.add('TESTER', 3)
    for (const list of ['CR2032:1', 'CR2032:1', 'LR6-24:2']) await open(list)
    await send('undo-link')
    expect(await quantities()).toEqual([['batteritestare', 3]])
  })

  it('is over once the cart is changed, and harmless then', async () => {
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

  it('is over once a quantity is changed, and throws no change away', async () => {
    await shopping.add('TESTER', 3)
    await open('CR2032:1')
    await shopping.change((await shopping.cart()).lines[0]?.uuid ?? '', 4)
    expect(intents((await visitor.get('/sv')).body)).toEqual([])
    await send('undo-link')
    expect(await quantities()).toEqual([['knappcell-cr2032', 4]])
  })

  it('goes when the shopper keeps what the link put in', async () => {
    await shopping.add('TESTER', 3)
    await open('CR2032:1')
    expect(intents((await visitor.get('/sv')).body)).toEqual(['undo-link', 'close-link'])
    await send('close-link')
    expect(intents((await visitor.get('/sv')).body)).toEqual([])
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })
})

describe('a link that meets trouble', () => {
  it.each<Record<string, string>>([{ 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }])(
    'changes nothing while a browser only looks ahead: %o',
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

  it('when only the cart cannot be synced keeps the wish, and the undo', async () => {
    await shopping.add('TESTER')
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response(null, { status: 500 }) : send())
    await open('CR2032:2')
    shop.respond = null
    expect(await quantities()).toEqual([['knappcell-cr2032', 2]])
    await send('undo-link')
    expect(await quantities()).toEqual([['batteritestare', 1]])
  })

  it('whose lines the backend refuses leaves the cart as it is', async () => {
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
