import { describe, expect, it } from 'vitest'
import { isCartAnswer } from '../../app/cart/rules/cart-data'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { PlainBrowser } from '../support/plain/plain-browser'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

const TESTER = 'Batteritestare'
let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('the product that a code adds, in %s', (language) => {
  const t = translator(language)

  /** A cart with paid goods and the product of the code. */
  async function begin() {
    const shopping = new Shopping(shop.visitor(), shop.backend, language)
    await shopping.add('LR6-24', 2)
    await shopping.addCode('GAVA')
    return shopping
  }

  it('is told as what the code gives, and the code as active', async () => {
    const shopping = await begin()
    const { text } = await shopping.cart()
    expect(text).toContain(t('discounts.applied.gift', { name: TESTER }))
    expect(text).not.toContain(t('discounts.applied.nothing'))
    const home = await new PlainBrowser(shopping.visitor).open(href('home', language))
    expect(home.text).toContain(t('discounts.bar.applied', { code: 'GAVA' }))
  })

  it.each(['discounts.remove.of', 'cart.remove.code'] as const)(
    'cannot be changed or removed by itself, says that it comes with the code, and goes with it: %s',
    async (remove) => {
      const browser = new PlainBrowser((await begin()).visitor)
      const page = await browser.open(href('cart', language))
      expect(page.one('main').text).toContain(t('cart.locked.code', { code: 'GAVA' }))
      expect(page.one('main').text).not.toContain(t('cart.locked'))
      for (const key of ['cart.remove.of', 'cart.quantity.increase'] as const)
        expect(page.has('button', t(key, { name: TESTER })), key).toBe(false)
      const without = await browser.press(page.one('button', t(remove, { name: TESTER, code: 'GAVA' })))
      expect(without.one('main').text).not.toContain(t('cart.locked.code', { code: 'GAVA' }))
    },
  )
})

it.each<Fields>([{ intent: 'remove' }, { intent: 'change', quantity: '0' }])(
  'a forged form %j does not remove the product of a code, and does not say so',
  async (fields) => {
    const shopping = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('LR6-24', 2)
    await shopping.addCode('GAVA')
    const send = async (sent: Fields) => {
      const { body } = await shopping.visitor.post(resourceHref('cartData', 'sv'), sent, { accept: 'application/json' })
      const answer: unknown = JSON.parse(body)
      if (!isCartAnswer(answer)) throw new Error('no cart')
      return answer
    }
    const { cart } = await send({ intent: 'remove-code', code: 'NONE' })
    const uuid = cart.lines.find(({ sku }) => sku === 'TESTER')?.uuid ?? ''
    const answer = await send({ ...fields, uuid })
    expect(answer).toMatchObject({ removed: null, cart: { lines: [{ sku: 'LR6-24' }, { sku: 'TESTER', uuid }] } })
    expect((await shopping.visitor.post(shopping.cartPath, { ...fields, uuid })).location).toBe('/sv/cart')
  },
)

it('the product that a code adds is still offered, because the piece of the code counts for no offer', async () => {
  const t = translator('sv')
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('BL1850B')
  await shopping.addCode('GAVA')
  expect((await shopping.cart()).text).toContain(TESTER)
  const { body } = await shopping.visitor.get(href('product', 'sv', { slug: 'verktygsbatteri-bl1850b' }))
  expect(body).toContain(t('crossSelling.together'))
  expect(body).not.toContain(t('crossSelling.inCart'))
})
