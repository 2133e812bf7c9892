import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CartItem } from '../../app/commerce/contract/cart'
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
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const quantities = async () => (await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])

/** The uuid of the only line in the cart. */
async function onlyLine(): Promise<string> {
  const { lines } = await shopping.cart()
  expect(lines).toHaveLength(1)
  return lines[0]?.uuid ?? ''
}

describe.each(LANGUAGES)('adding in %s', (language) => {
  it('redirects back to the page of the form, with a message and a link to the cart', async () => {
    const visitor = shop.visitor()
    const here = new Shopping(visitor, shop.backend, language)
    const answer = await here.add('CR2032', 2, { return_to: `/${language}?page=2#grid` })
    expect([answer.status, answer.location]).toEqual([303, `/${language}?page=2&added=${shop.backend.idOf('CR2032')}#grid`])
    const text = words((await visitor.follow(answer)).body)
    expect(text).toContain(translator(language)('cart.added', { name: 'Knappcell CR2032' }))
    expect(text).toContain(translator(language)('cart.added.toCart'))
    expect((await here.cart()).lines.map(({ quantity }) => quantity)).toEqual([2])
  })
})

describe('a body that is not a form', () => {
  it.each(['/sv/cart', '/sv/checkout'])('is refused by %s with 415', async (path) => {
    const answer = await shop.handle(
      new Request(`${ORIGIN}${path}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
    )
    expect(answer.status).toBe(415)
  })
})

describe('a cart filled in another storefront', () => {
  it('shows the names and the currency of the current storefront, on every page', async () => {
    const visitor = shop.visitor()
    await new Shopping(visitor, shop.backend, 'sv').add('CR2032', 20)
    const german = translator('de')
    const [before = '', after = ''] = german('header.cart.contents', { count: 20, total: '#' }).split('#')
    const body = (await visitor.get('/de')).body.replaceAll('\u00a0', ' ')
    expect(body).toMatch(new RegExp(`${before}\\d+,\\d\\d €${after}`))
    expect((await visitor.get('/sv')).body.replaceAll('\u00a0', ' ')).toMatch(/\d kr/)
  })
})

describe('the lines of the cart', () => {
  it('adding the same product twice gives one line', async () => {
    await shopping.add('CR2032', 2)
    await shopping.add('TESTER')
    await shopping.add('CR2032', 3)
    expect(await quantities()).toEqual([
      ['knappcell-cr2032', 5],
      ['batteritestare', 1],
    ])
  })

  it('a quantity can be set, increased and decreased', async () => {
    await shopping.add('CR2032', 2)
    const uuid = await onlyLine()
    for (const [typed, more, expected] of [
      ['7', {}, 7],
      ['7', { step: '1' }, 8],
      ['8', { step: '-1' }, 7],
      ['many', {}, 1],
      ['-4', {}, 1],
      ['3.9', {}, 3],
      ['0', { spinner: '1' }, 1],
      ['0', { step: '-1' }, 1],
      ['1 00', { spinner: '1' }, 100],
      ['1', { step: '-1' }, 1],
    ] as const) {
      const answer = await shopping.change(uuid, typed, more)
      expect([answer.status, answer.location]).toEqual([303, '/sv/cart'])
      expect(await quantities()).toEqual([['knappcell-cr2032', expected]])
    }
  })

  it.each(['0', ' 00 '])('setting the quantity of a line to 0 removes it, which can be undone: %j', async (quantity) => {
    await shopping.add('CR2032', 2)
    const uuid = await onlyLine()
    const answer = await shopping.change(uuid, quantity)
    expect([answer.status, answer.location]).toEqual([303, `/sv/cart?removed=${uuid}`])
    expect(await quantities()).toEqual([])
    await shopping.visitor.post('/sv/cart', { intent: 'undo-remove', uuid })
    expect(await quantities()).toEqual([['knappcell-cr2032', 2]])
  })

  it('the field of the spinner has room for `5 000`, and says that it is the spinner', async () => {
    await shopping.add('CR2032')
    const inputs = elements((await shopping.cart()).body, 'input')
    const field = inputs.find(({ name }) => name === 'quantity')
    expect(Number(field?.maxLength ?? field?.maxlength ?? 99)).toBeGreaterThanOrEqual('5 000'.length)
    expect(inputs.find(({ name }) => name === 'spinner')).toMatchObject({ type: 'hidden', value: '1' })
  })

  it('its own button removes a line', async () => {
    await shopping.add('CR2032')
    await shopping.remove(await onlyLine())
    expect(await quantities()).toEqual([])
    expect((await shopping.cart()).text).toContain(t('cart.empty'))
  })

  it('adding to a line stops at 5000 pieces, and says so', async () => {
    await shopping.add('GIFT-500', 3000)
    await shopping.add('GIFT-500', 3000)
    const { lines, text } = await shopping.cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([5000])
    expect(text).toContain(t('product.adjusted_quantity'))
    expect(text).toContain('högst 5000')
  })

  it('a line that is gone says so when its quantity is changed on an older page, and can be put back', async () => {
    await shopping.add('CR2032')
    const uuid = await onlyLine()
    await shopping.remove(uuid)
    const answer = await shopping.change(uuid, 5)
    expect(answer.location).toContain(`removed=${uuid}`)
    expect(words((await shopping.visitor.follow(answer)).body)).toContain(t('cart.undo'))
  })

  it('a line that is gone changes nothing, and the cart says so', async () => {
    await shopping.add('CR2032')
    const answer = await shopping.change(crypto.randomUUID(), 9)
    expect(words((await shopping.visitor.follow(answer)).body)).toContain(t('cart.gone'))
    await shopping.remove(crypto.randomUUID())
    expect(await quantities()).toEqual([['knappcell-cr2032', 1]])
  })
})

describe('the backend decides prices and quantities', () => {
  it('a quantity above the stock is reduced to it, with a notice', async () => {
    await shopping.add('BL1850B', 50)
    const told = await shopping.cart()
    expect(told.lines.map(({ quantity }) => quantity)).toEqual([3])
    expect(told.text).toContain(t('product.adjusted_quantity'))
    expect((await shopping.cart()).text).not.toContain(t('product.adjusted_quantity'))

    const answer = await shopping.change(await onlyLine(), 50)
    expect(words((await shopping.visitor.follow(answer)).body)).toContain(t('product.adjusted_quantity'))
    expect(await quantities()).toEqual([['verktygsbatteri-bl1850b', 3]])
  })

  it('the page of the add form shows the notice at once, and the cart shows it again, without duplicates', async () => {
    const answer = await shopping.add('BL1850B', 50)
    const told = words((await shopping.visitor.follow(answer)).body)
    const once = (text: string, part: string) => text.split(part).length - 1
    expect([once(told, t('product.adjusted_quantity')), once(told, 'Vi har bara 3 i lager.')]).toEqual([1, 1])
    const { text } = await shopping.cart()
    expect([once(text, t('product.adjusted_quantity')), once(text, 'Vi har bara 3 i lager.')]).toEqual([1, 1])
  })

  it('the notice of a line is kept until the cart is opened, even when other products are added', async () => {
    await shopping.add('BL1850B', 50)
    await shopping.add('CR2032')
    await shopping.addCode('KRAFT10')
    expect((await shopping.cart()).text).toContain(t('product.adjusted_quantity'))
    expect((await shopping.cart()).text).not.toContain(t('product.adjusted_quantity'))
  })

  it.each([
    ['a prefetch', 'GET', { 'sec-purpose': 'prefetch' }],
    ['a HEAD request', 'HEAD', {}],
  ])('the notice of a line is not used up by %s', async (_, method, headers) => {
    await shopping.add('BL1850B', 50)
    await shopping.visitor.send(new Request(`${ORIGIN}/sv/cart`, { method, headers }))
    expect((await shopping.cart()).text).toContain(t('product.adjusted_quantity'))
    expect((await shopping.cart()).text).not.toContain(t('product.adjusted_quantity'))
  })

  it('the checkout says that a quantity was reduced since the cart was opened', async () => {
    await shopping.add('LR6-24', 10)
    await shopping.cart()
    shop.respond = async (path, send) => {
      const answer = await send()
      if (path !== '/api/sync-cart') return answer
      const items = z.array(CartItem).parse(await answer.json())
      return Response.json(items.map((item) => ({ ...item, quantity: 9, adjusted_quantity: true })))
    }
    const { status, body } = await shopping.visitor.get('/sv/checkout')
    expect(status).toBe(200)
    expect(words(body)).toContain(t('product.adjusted_quantity'))
  })

  it('a malformed line in its answer costs that line alone, and an unknown field costs nothing', async () => {
    await shopping.add('TESTER')
    await shopping.add('CR2032', 5)
    shop.respond = async (path, send) => {
      const answer = await send()
      if (path !== '/api/sync-cart') return answer
      const items = z.array(CartItem).parse(await answer.json())
      return Response.json(
        items.map((item) => (item.sku === 'TESTER' ? { ...item, vat: 'much' } : { ...item, warranty: { years: 3 } })),
      )
    }
    const { text } = await shopping.cart()
    expect(text).toContain(t('cart.lost', { names: 'Batteritestare' }))
    expect(text).not.toContain(t('cart.unconfirmed'))
    expect(await quantities()).toEqual([['knappcell-cr2032', 5]])
    expect((await shopping.cart()).text).not.toContain(t('cart.lost', { names: 'Batteritestare' }))
    expect(shop.logged.map(({ event }) => event)).toContain('invalid-entries-dropped')
  })

  it('campaign prices and quantity tiers apply', async () => {
    await shopping.add('LR6-24')
    expect((await shopping.cart()).text).toContain(formatMoney(150, STORES.sv))
    await shopping.add('CR2032', 10)
    // 10 pieces at 23 (20 % off 29) and 1 at 150.
    expect((await shopping.cart()).text).toContain(formatMoney(150 + 230, STORES.sv))
  })

  it.each([
    ['a product there is not', '999999'],
    ['an id no database holds', '999999999'],
  ])('%s is not sold, and the cart says so', async (_, product_id) => {
    const answer = await shopping.add('CR2032', 1, { product_id })
    expect([answer.status, answer.location]).toEqual([303, '/sv/cart?rejected'])
    expect(words((await shopping.visitor.follow(answer)).body)).toContain(t('cart.rejected'))
  })
})

describe('a form that the shop did not create', () => {
  it.each<Fields>([
    {},
    { intent: 'steal' },
    { intent: 'add' },
    { intent: 'add', product_id: '-1' },
    { intent: 'add', product_id: '1e3' },
    { intent: 'add', product_id: "1'; drop table products" },
    { intent: 'change', uuid: 'x', quantity: '2' },
    { intent: 'change', uuid: crypto.randomUUID() },
    { intent: 'change', uuid: crypto.randomUUID(), quantity: '2', step: '5' },
    { intent: 'remove', uuid: '__proto__' },
  ])('%o is answered 400', async (fields) => {
    expect((await shopping.visitor.post('/sv/cart', fields)).status).toBe(400)
    expect(shop.calls).not.toContain('/api/sync-cart')
  })

  it.each([
    ['intent=steal', 'application/x-www-form-urlencoded', 400, 'malformed-request'],
    ['{}', 'application/json', 415, 'unsupported-media-type'],
  ])('%s as %s is answered by the cart for scripts with a problem body', async (body, type, status, code) => {
    const asked = new Request(`${ORIGIN}${resourceHref('cartData', 'sv')}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    })
    const answer = await shopping.visitor.send(asked)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(JSON.parse(answer.body)).toMatchObject({ status, code })
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', ''])(
    'a return address %j redirects to the cart',
    async (return_to) => {
      const answer = await shopping.add('CR2032', 1, { return_to })
      expect(answer.location).toBe(`/sv/cart?added=${shop.backend.idOf('CR2032')}`)
    },
  )

  it.each(['0', '-3', '99999999', 'NaN', '1e9', ''])('a quantity of %j is clamped to 1 to 5000', async (quantity) => {
    await shopping.add('GIFT-500', 1, { quantity })
    const [line] = (await shopping.cart()).lines
    expect(line?.quantity).toBeGreaterThanOrEqual(1)
    expect(line?.quantity).toBeLessThanOrEqual(5000)
  })
})

it('50 concurrent adds from 50 tabs are all kept', async () => {
  await shopping.add('CR2032')
  await Promise.all(Array.from({ length: 50 }, () => shopping.add('CR2032')))
  expect(await quantities()).toEqual([['knappcell-cr2032', 51]])
})

it('two visitors have separate carts', async () => {
  await shopping.add('CR2032')
  const other = new Shopping(shop.visitor(), shop.backend)
  expect((await other.cart()).lines).toEqual([])
})
