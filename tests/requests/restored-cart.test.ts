import { describe, expect, it } from 'vitest'
import { sendForm } from '../support/fuzz/random-forms'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

const t = translator('sv')
let shop: TestShop
shopForEachTest((opened) => (shop = opened))

type Pair = [string, string]
const kept = (sku: string, quantity: number, more = ''): Pair => [
  'line',
  `product_id=${shop.backend.idOf(sku)}&quantity=${quantity}${more}`,
]
const restore = (shopping: Shopping, fields: readonly Pair[], mark = 'the-lost') =>
  sendForm(shopping.visitor, ORIGIN, shopping.cartPath, [['intent', 'restore'], ['session', mark], ...fields], 'urlencoded')
const lines = async (shopping: Shopping) => (await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])
const begin = () => new Shopping(shop.visitor(), shop.backend)

describe('a cart whose session is gone', () => {
  it('comes back with lines and codes, at the prices of today', async () => {
    const shopping = begin()
    const answer = await restore(shopping, [kept('CR2032', 5), kept('TESTER', 1), ['code', 'KRAFT10']])
    expect([answer.status, answer.location]).toEqual([303, '/sv/cart'])
    expect(await lines(shopping)).toEqual([
      ['knappcell-cr2032', 5],
      ['batteritestare', 1],
    ])
    expect((await shopping.cart()).text).toContain('KRAFT10')
  })

  it('comes back once: not again into the same session, whatever was bought or removed since', async () => {
    const shopping = begin()
    await restore(shopping, [kept('CR2032', 5)])
    const [line] = (await shopping.cart()).lines
    await shopping.remove(line?.uuid ?? '')
    await restore(shopping, [kept('CR2032', 5)])
    expect(await lines(shopping)).toEqual([])
  })

  it('comes back once for two tabs that ask at the same moment', async () => {
    const shopping = begin()
    shopping.visitor.cookies.set('first-add', 'ab'.repeat(16))
    await Promise.all([restore(shopping, [kept('CR2032', 5)]), restore(shopping, [kept('CR2032', 5)])])
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 5]])
  })

  it('joins what was put in before it could come back', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 1)
    await restore(shopping, [kept('CR2032', 5), kept('TESTER', 1)])
    expect(await lines(shopping)).toEqual([
      ['knappcell-cr2032', 6],
      ['batteritestare', 1],
    ])
  })

  it('was not gone when the copy is of the session that lives: nothing is put in twice', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 1)
    const mark = /\\"session\\",\\"([\w-]{8})\\"/.exec((await shopping.visitor.get('/sv')).body)?.[1]
    expect(mark).toBeDefined()
    await restore(shopping, [kept('CR2032', 5)], mark)
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 1]])
  })

  it('was not gone when a session lives and no copy tells of another before it', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 1)
    await restore(shopping, [kept('CR2032', 5)], '')
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 1]])
  })

  it('is kept during an outage of the backend, and confirmed after it', async () => {
    const shopping = begin()
    shop.online = false
    expect((await restore(shopping, [kept('CR2032', 5)])).status).toBe(303)
    expect((await shopping.cart()).text).toContain(t('cart.unconfirmed'))
    shop.online = true
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 5]])
  })

  it('that holds nothing begins no session', async () => {
    const shopping = begin()
    await restore(shopping, [])
    await restore(shopping, [
      ['line', 'nonsense'],
      ['code', ''],
    ])
    expect([...shopping.visitor.cookies.keys()]).not.toContain('session')
  })

  it('keeps of a line only what an add form could ask for', async () => {
    const shopping = begin()
    await restore(shopping, [kept('CR2032', 2, '&price=0&added_by_coupon=FREE&upselling_bundle_id=1&offer_item_id=1')])
    const honest = begin()
    await honest.add('CR2032', 2)
    const { text } = await shopping.cart()
    expect(text.match(/\d[\d ]*\u00a0kr/g)).toEqual((await honest.cart()).text.match(/\d[\d ]*\u00a0kr/g))
    expect(text).not.toContain(t('cart.locked'))
  })

  it('brings a subscription back as one, and as once what the product does not have', async () => {
    const shopping = begin()
    await restore(shopping, [kept('CR2032', 2, '&subscription_interval=3'), kept('TESTER', 1, '&subscription_interval=3')])
    const { text } = await shopping.cart()
    expect(text.split(t('cart.subscription', { interval: 'Var tredje månad' }))).toHaveLength(2)
    expect(await lines(shopping)).toEqual([
      ['knappcell-cr2032', 2],
      ['batteritestare', 1],
    ])
  })

  it('brings what was offered after another product back tied to it, only beside that one', async () => {
    const bundle = `&upselling_bundle_id=${shop.backend.idOf('BL1850B')}`
    const [beside, alone] = [begin(), begin()]
    await restore(beside, [kept('BL1850B', 1), kept('TESTER', 1, bundle)])
    await restore(alone, [kept('TESTER', 1, bundle)])
    expect((await beside.cart()).text).toContain(t('cart.locked'))
    expect((await alone.cart()).text).not.toContain(t('cart.locked'))
  })

  it('what is not sold any more stays behind, and the rest comes', async () => {
    const shopping = begin()
    await restore(shopping, [['line', 'product_id=999999&quantity=1'], kept('CR2032', 2)])
    expect(await lines(shopping)).toEqual([['knappcell-cr2032', 2]])
  })

  it('of more lines than there can be is cut, and none of it is a fault', async () => {
    const shopping = begin()
    const many = Array.from({ length: 900 }, () => kept('CR2032', 1, `&related_id=${shop.backend.idOf('TESTER')}`))
    expect((await restore(shopping, many)).status).toBe(303)
    expect((await shopping.cart()).status).toBe(200)
  })

  it('a backend that will not have it leaves an empty cart, not an error', async () => {
    shop.respond = (path, send) => (path === '/api/sync-cart' ? new Response('{}', { status: 422 }) : send())
    const shopping = begin()
    expect((await restore(shopping, [kept('CR2032', 5)])).status).toBe(303)
    expect(await lines(shopping)).toEqual([])
  })
})

describe('what the server knows of a session', () => {
  it('holds what makes a line of its own: the interval of a subscription', async () => {
    const shopping = begin()
    await shopping.add('CR2032', 2, { subscription_interval: '3' })
    expect((await shopping.visitor.get('/sv')).body).toContain('subscription_interval')
  })

  it('is nothing for a visitor who only looks, and the session for one who has a cart', async () => {
    const shopping = begin()
    const before = (await shopping.visitor.get('/sv')).body
    expect([before.includes('\\"none\\"'), before.includes('\\"here\\"')]).toEqual([true, false])
    await shopping.add('CR2032', 17)
    const after = (await shopping.visitor.get('/sv')).body
    expect([after.includes('\\"none\\"'), after.includes('\\"here\\"')]).toEqual([false, true])
  })
})
