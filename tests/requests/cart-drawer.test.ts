import { describe, expect, it } from 'vitest'
import { isCartAnswer } from '../../app/cart/rules/cart-data'
import { isOffers } from '../../app/related-products/offers-answer'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { formatMoney } from '../../app/store/money'
import { STORES } from '../../app/store/stores'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
const DATA = resourceHref('cartData', 'sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const idOf = (sku: string) => String(shop.backend.idOf(sku))

/** Sends a cart form as the page's script does. */
async function send(fields: Fields) {
  const { status, body } = await shopping.visitor.post(DATA, fields, { accept: 'application/json' })
  expect(status).toBe(200)
  const answer: unknown = JSON.parse(body)
  if (!isCartAnswer(answer)) throw new Error(`No cart: ${body.slice(0, 200)}`)
  return answer
}
const add = (sku: string, more: Fields = {}) => send({ intent: 'add', product_id: idOf(sku), quantity: '2', ...more })
const lineOf = async (sku: string) => (await add(sku)).cart.lines.find((line) => line.sku === sku)?.uuid ?? ''
const dialog = (html: string) => /<dialog\b.*?<\/dialog>/s.exec(html)?.[0] ?? ''

describe('a form sent by script', () => {
  it('is answered with the updated cart after one call to the backend', async () => {
    shop.calls.length = 0
    const { cart, added, refused } = await add('CR2032')
    expect(cart).toMatchObject({ totals: { count: 2, total: 58 }, unconfirmed: false })
    expect([added, refused]).toEqual(['Knappcell CR2032', null])
    expect(shop.calls.filter((path) => path === '/api/sync-cart')).toHaveLength(1)
    expect((await shopping.cart()).lines.map(({ quantity }) => quantity)).toEqual([2])
  })

  it('is answered with the new totals after a change or a removal', async () => {
    const uuid = await lineOf('CR2032')
    expect((await send({ intent: 'change', uuid, quantity: '7' })).cart.totals).toMatchObject({ count: 7, total: 203 })
    expect((await send({ intent: 'remove', uuid })).cart).toMatchObject({ lines: [], totals: { count: 0, total: 0 } })
  })

  it('for a product that is not sold is refused with a message, and the cart is unchanged', async () => {
    await add('CR2032')
    const answer = await add('CR2032', { product_id: '999999' })
    expect(answer).toMatchObject({ refused: 'unsold', added: null, cart: { totals: { count: 2 } } })
  })

  it('is kept during an outage: the cart is marked as unconfirmed', async () => {
    const uuid = await lineOf('CR2032')
    shop.online = false
    const { cart } = await send({ intent: 'change', uuid, quantity: '5' })
    expect(cart).toMatchObject({ unconfirmed: true, lines: [{ quantity: 5 }] })
    shop.online = true
    expect((await send({ intent: 'change', uuid, quantity: '6' })).cart).toMatchObject({
      unconfirmed: false,
      totals: { count: 6 },
    })
  })

  it('is answered with the reduction by each code on each line', async () => {
    const uuid = await lineOf('CR2032')
    await send({ intent: 'change', uuid, quantity: '3' })
    const { cart, codes } = await send({ intent: 'add-code', code: '3FOR2' })
    expect(cart.lines).toMatchObject([{ total: 58, reductions: [{ code: '3FOR2', amount: 29 }] }])
    expect(codes).toMatchObject([{ code: '3FOR2', state: 'applied', saving: 29 }])
    const page = await shopping.cart()
    expect(page.text).toContain(t('cart.reduction', { code: '3FOR2', amount: formatMoney(29, STORES.sv) }))
    // A unit price with fractions of the smallest coin is not shown.
    expect(page.text).not.toMatch(/19,33/)
  })

  it('has a reduction shared by several lines once, in the totals', async () => {
    const uuid = await lineOf('CR2032')
    await send({ intent: 'change', uuid, quantity: '15' })
    await lineOf('TESTER')
    const { cart } = await send({ intent: 'add-code', code: 'START50' })
    expect(cart.lines.map(({ reductions }) => reductions.map(({ shared }) => shared))).toEqual([[true], [true]])
    expect(cart.byCode).toEqual([{ code: 'START50', amount: 50, net: 40 }])
    const { text } = await shopping.cart()
    expect(text).toContain(`${t('cart.saved.by', { code: 'START50' })} ${formatMoney(50, STORES.sv)}`)
    expect(text).not.toContain(t('cart.reduction', { code: 'START50', amount: '' }).trim())
  })

  it.each<Fields>([{}, { intent: 'steal' }, { intent: 'undo-remove', uuid: 'x' }])(
    'that makes no sense (%j) is 400',
    async (fields) => {
      expect((await shopping.visitor.post(DATA, fields)).status).toBe(400)
    },
  )

  it('is refused when it comes from another site', async () => {
    const answer = await shopping.visitor.post(
      DATA,
      { intent: 'add', product_id: idOf('CR2032') },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(answer.status).toBe(403)
  })
})

describe('the offers', () => {
  it('have a call of their own, which sends the products in the cart', async () => {
    await add('CR2032')
    const answer: unknown = JSON.parse((await shopping.visitor.get(resourceHref('cartOffers', 'sv'))).body)
    if (!isOffers(answer)) throw new Error('no offers')
    expect(answer.offers.map(({ id }) => String(id))).toEqual([idOf('TESTER')])
  })

  it('are optional: when their call fails there are none, and the cart still works', async () => {
    await add('CR2032')
    shop.respond = (path, go) => (path.includes('cross-selling') ? new Response('', { status: 500 }) : go())
    expect(JSON.parse((await shopping.visitor.get(resourceHref('cartOffers', 'sv'))).body)).toEqual({ offers: [] })
  })
})

describe('a removed line can be restored', () => {
  it('once without JavaScript, from the cart page', async () => {
    await shopping.add('LR6-24')
    await shopping.add('TESTER', 3, { accessory_id: idOf('CR2032') })
    await shopping.add('CR2032')
    const [, { uuid } = { uuid: '' }] = (await shopping.cart()).lines
    const answer = await shopping.remove(uuid)
    const page = await shopping.visitor.follow(answer)
    expect(words(page.body)).toContain(t('cart.removed.of', { name: 'Batteritestare' }))
    const form = /<form\b(?:(?!<\/form>).)*value="undo-remove".*?<\/form>/s.exec(page.body)?.[0] ?? ''
    const fields = Object.fromEntries(elements(form, 'input').map(({ name = '', value = '' }) => [name, value]))
    // The form names the line only; its content comes from the session.
    expect(fields).toEqual({ intent: 'undo-remove', uuid })
    for (let again = 0; again < 2; again++) await shopping.visitor.post('/sv/cart', fields)
    expect((await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      ['lr6-aa-24-pack', 1],
      ['batteritestare', 3],
      ['knappcell-cr2032', 1],
    ])
    // Still tied to its origin: the same product is not merged into it.
    await shopping.add('TESTER')
    expect((await shopping.cart()).lines).toHaveLength(4)
  })

  it('by script: the answer names it, and the lower price beside it is valid again', async () => {
    await add('BL1850B', { quantity: '1' })
    const both = await add('TESTER', { quantity: '1', cross_selling_product_id: idOf('BL1850B') })
    const uuid = both.cart.lines[0]?.uuid ?? ''
    expect(both.cart.lines[1]).toMatchObject({ price: 108, locked: true })
    const without = await send({ intent: 'remove', uuid })
    expect(without.removed).toEqual({ uuid, name: 'Verktygsbatteri BL1850B' })
    expect(without.cart.lines.map(({ price, locked = false }) => [price, locked])).toEqual([[120, false]])
    const back = await send({ intent: 'undo-remove', uuid })
    expect(back.cart.lines).toMatchObject([{ uuid }, { price: 108, locked: true }])
    expect(back.removed).toBeNull()
  })

  it('but not when its product is no longer sold, which is said, and it can be tried again', async () => {
    const uuid = await lineOf('CR2032')
    await send({ intent: 'remove', uuid })
    shop.respond = (path, go) => (path === '/api/sync-cart' ? Response.json([]) : go())
    const refused = await send({ intent: 'undo-remove', uuid })
    expect(refused).toMatchObject({ refused: 'unsold', cart: { lines: [] } })
    const plain = await shopping.visitor.post('/sv/cart', { intent: 'undo-remove', uuid })
    expect(words((await shopping.visitor.follow(plain)).body)).toContain(t('cart.rejected'))
    shop.respond = null
    expect((await send({ intent: 'undo-remove', uuid })).cart.lines).toMatchObject([{ uuid }])
  })

  it('not by another visitor, and not when it never existed', async () => {
    const uuid = await lineOf('CR2032')
    await send({ intent: 'remove', uuid })
    const other = shop.visitor()
    await other.post('/sv/cart', { intent: 'undo-remove', uuid })
    expect((await other.get('/sv/cart')).body).toContain(t('cart.empty'))
    expect((await send({ intent: 'undo-remove', uuid: crypto.randomUUID() })).cart.lines).toEqual([])
  })
})

describe.each(LANGUAGES)('the drawer in %s', (language) => {
  const mine = translator(language)

  it('is rendered open when the URL asks for it, and works without JavaScript', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 2)
    const open = dialog((await here.visitor.get(`/${language}?cart`)).body)
    expect(elements(open, 'dialog')[0]).toHaveProperty('open')
    expect(words(open)).toContain('Knappcell CR2032')
    expect(words(open)).toContain(mine('cart.subtotal'))
    expect(elements(open, 'form').map(({ method }) => method)).toEqual(expect.arrayContaining(['dialog', 'post']))
    const closed = dialog((await here.visitor.get(`/${language}`)).body)
    expect(elements(closed, 'dialog')[0]).not.toHaveProperty('open')
    expect(words(closed)).not.toContain('Knappcell CR2032')
  })

  it('offers to retry a code that was removed after a changed quantity', async () => {
    const uuid = await lineOf('CR2032')
    await send({ intent: 'change', uuid, quantity: '3' })
    await send({ intent: 'add-code', code: '3FOR2' })
    expect((await send({ intent: 'change', uuid, quantity: '1' })).codes).toMatchObject([{ code: '3FOR2', state: 'removed' }])
    const { body } = await shopping.visitor.get('/sv?cart')
    expect(dialog(body)).toContain(`aria-label="${t('discounts.retry.of', { code: '3FOR2' })}"`)
  })

  it('shows an empty-cart message with no items', async () => {
    expect(words(dialog((await shop.visitor().get(`/${language}?cart`)).body))).toContain(mine('cart.empty'))
  })
})

describe('upselling', () => {
  const BATTERY = '/sv/artiklar/verktygsbatteri-bl1850b.html'

  it('is requested by the add form of a product that has it, and opened by the URL', async () => {
    const product = (await shopping.visitor.get(BATTERY)).body
    expect(product).toContain('name="upselling" value="1"')
    const answer = await shopping.add('BL1850B', 1, { upselling: '1', return_to: BATTERY })
    expect(answer.location).toBe(`${BATTERY}?added=${idOf('BL1850B')}&upsell=${idOf('BL1850B')}`)
    const panel = dialog((await shopping.visitor.follow(answer)).body)
    expect(elements(panel, 'dialog')[0]).toHaveProperty('open')
    expect(words(panel)).toContain(t('upselling.title'))
    expect(words(panel)).toContain(formatMoney(108, STORES.sv))
    const form = /<form\b(?:(?!<\/form>).)*upselling_bundle_id.*?<\/form>/s.exec(panel)?.[0] ?? ''
    const fields = Object.fromEntries(elements(form, 'input').map(({ name = '', value = '' }) => [name, value]))
    await shopping.visitor.post('/sv/cart', fields)
    expect((await shopping.cart()).text).toContain(t('cart.locked'))
  })

  it('is part of the answer to an add that requests it', async () => {
    expect((await add('BL1850B')).upselling).toBeNull()
    const { upselling } = await add('BL1850B', { quantity: '1', upselling: '1' })
    expect(upselling).toMatchObject({ name: 'Verktygsbatteri BL1850B', offers: [{ name: 'Batteritestare' }] })
  })

  it('offers a product that has variations, which is chosen on its page', async () => {
    const { upselling } = await add('LR6-4', { upselling: '1' })
    expect(upselling?.offers.map(({ name, choose }) => [name, choose])).toEqual([
      ['Paket hemma', false],
      ['LR6 AA 24-pack', true],
    ])
    const panel = dialog((await shopping.visitor.get(`/sv?upsell=${idOf('LR6-4')}`)).body)
    const links = elements(panel, 'a').filter(({ href }) => href === '/sv/artiklar/lr6-aa-24-pack.html')
    expect(links).toHaveLength(2)
    expect(words(panel)).toContain(t('card.choose'))
    // The form of the set alone.
    expect(panel.match(/upselling_bundle_id/g)).toHaveLength(1)
  })

  it('leaves the notice of a line to the cart, as the panel shows no lines', async () => {
    const answer = await shopping.add('BL1850B', 50, { upselling: '1', return_to: BATTERY })
    const { body } = await shopping.visitor.follow(answer)
    expect(words(dialog(body))).toContain(t('upselling.title'))
    expect((await shopping.cart()).text).toContain(t('product.adjusted_quantity'))
  })

  it.each([true, { any: 'thing' }])('exists when the answer is merely truthy (%o), and offers cross-selling', async (data) => {
    shop.respond = (path, go) => (path.endsWith('/upselling') ? Response.json(data) : go())
    const { upselling } = await add('BL1850B', { upselling: '1' })
    expect(upselling).toMatchObject({ name: 'Verktygsbatteri BL1850B', offers: [{ name: 'Batteritestare' }] })
    const { body } = await shopping.visitor.get(`/sv?upsell=${idOf('BL1850B')}`)
    expect(words(dialog(body))).toContain(t('upselling.title'))
    for (const none of [false, null, 0, '', []]) {
      shop.respond = (path, go) => (path.endsWith('/upselling') ? Response.json(none) : go())
      expect((await add('BL1850B', { upselling: '1' })).upselling).toBeNull()
    }
  })

  it('is absent after an error, for a product without upselling, and for one that is not in the cart', async () => {
    expect((await add('CR2032', { upselling: '1' })).upselling?.offers.map(({ name }) => name)).toEqual(['Paket hemma'])
    expect((await add('GIFT-500', { upselling: '1' })).upselling).toBeNull()
    shop.respond = (path, go) => (path.endsWith('/upselling') ? new Response('', { status: 500 }) : go())
    const answer = await add('BL1850B', { quantity: '1', upselling: '1' })
    expect([answer.upselling, answer.added]).toEqual([null, 'Verktygsbatteri BL1850B'])
    const page = await shop.visitor().get(`/sv?upsell=${idOf('BL1850B')}`)
    expect(page.status).toBe(200)
    expect(elements(dialog(page.body), 'dialog')[0]).not.toHaveProperty('open')
  })

  it.each(['x', '-1', '99999999999', '1;drop'])('stays closed for a URL with %j', async (id) => {
    const page = await shop.visitor().get(`/sv?${new URLSearchParams({ upsell: id }).toString()}`)
    expect(page.status).toBe(200)
    expect(elements(dialog(page.body), 'dialog')[0]).not.toHaveProperty('open')
  })
})

it('only a page with an open drawer contains the cart', async () => {
  await add('CR2032')
  const body = (await shopping.visitor.get('/sv')).body
  expect(body).not.toContain('knappcell-cr2032.html"')
  const other = await shop.handle(new Request(`${ORIGIN}${DATA}`))
  expect(other.headers.get('cache-control')).toBe('private, no-cache')
})
