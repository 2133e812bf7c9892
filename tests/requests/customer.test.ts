import { describe, expect, it } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { post } from '../../backend/tests/test-shop'
import { hold } from '../support/shop/hold'
import { ORIGIN, openShop, type TestShop } from '../support/shop/open-shop'
import { formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { moneyOf, translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const t = translator('sv')
const money = moneyOf('sv')
const COIN = '/sv/artiklar/knappcell-cr2032.html'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

/** An access token of the demo customer, who has 10 % off button cells. */
async function token(): Promise<string> {
  const { email, password } = DEMO_ACCOUNT
  const answer = await shop.backend.fetch('/api/auth/login?locale=sv&sid=7', post({ email, password }))
  return Tokens.parse(await answer.json()).access_token
}
const signIn = async (language = 'sv') => visitor.get(`/${language}?token=${await token()}`)
const read = async (path: string) => words((await visitor.get(path)).body)

it('the checkout is filled with the name and e-mail address of the profile, until the customer types others', async () => {
  const shopping = new Shopping(visitor, shop.backend)
  await shopping.add('CR2032', 5)
  await signIn()
  const form = formFields((await visitor.get('/sv/checkout')).body, 'checkout')
  const { email, first_name, last_name } = DEMO_ACCOUNT
  expect(form).toMatchObject({ email, first_name, last_name })
  await shopping.order({ ...form, email: 'annan@example.com', first_name: '', intent: 'update' })
  expect(formFields((await visitor.get('/sv/checkout')).body, 'checkout')).toMatchObject({
    email: 'annan@example.com',
    first_name: '',
    last_name,
  })
})

describe('a link with a token', () => {
  it.each(LANGUAGES)(
    'signs in, and opens the orders of the account without the token in the address, in %s',
    async (language) => {
      const answer = await signIn(language)
      expect([answer.status, answer.location]).toEqual([303, `/${language}/my-account/orders`])
      expect((await visitor.follow(answer)).status).toBe(200)
    },
  )

  it('keeps the token for one hour in a signed cookie that scripts cannot read', async () => {
    const cookie = (await signIn()).headers.getSetCookie().find((one) => one.startsWith('auth.myAccount='))
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await openShop(shop.backend, ORIGIN.replace('http:', 'https:'))
    const overHttps = await secure.visitor().get(`/sv?token=${await token()}`)
    expect(overHttps.headers.getSetCookie().find((one) => one.startsWith('auth.myAccount='))).toContain('; Secure')
  })

  it('clears any checkout state', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    const checkout = async () => /name="checkout_id"[^>]*value="([^"]*)"/.exec((await visitor.get('/sv/checkout')).body)?.[1]
    const before = await checkout()
    expect(await checkout()).toBe(before)
    await signIn()
    const after = await checkout()
    expect(after).toMatch(/^[\da-f-]{36}$/)
    expect(after).not.toBe(before)
  })

  it('clears the chosen delivery and what was typed', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    const fields = async () => formFields((await visitor.get('/sv/checkout')).body, 'checkout')
    const { shipping_method: first } = await fields()
    const chosen = { shipping_method: 'postnord-home', street: 'Storgatan 99' }
    expect(first).not.toBe(chosen.shipping_method)
    expect((await shopping.chooseInCheckout(chosen)).fields).toMatchObject(chosen)
    await signIn()
    const after = await fields()
    expect(after.shipping_method).toBe(first)
    expect(after.street).not.toBe(chosen.street)
  })

  it.each(['nonsense', '', 'a.b.c', 'a%00b', 'a%0D%0Ab: c', '%C3%A5'])(
    '%j signs nobody in, redirects to the login, and is not written to the log',
    async (given) => {
      const answer = await visitor.get(`/sv?token=${given}`)
      expect([answer.status, answer.location]).toEqual([303, '/sv?login'])
      expect([...visitor.cookies.keys()]).not.toContain('auth.myAccount')
      expect(shop.logged.filter(({ level }) => level === 'error')).toEqual([])
      if (given !== '') expect(JSON.stringify(shop.logged)).not.toContain(JSON.stringify(decodeURIComponent(given)).slice(1, -1))
    },
  )

  it.each(['nonsense', ''])('%j keeps the other query parameters', async (given) => {
    const answer = await visitor.get(`/sv?utm_source=mail&login&token=${given}&x=1`)
    expect([answer.status, answer.location]).toEqual([303, '/sv?utm_source=mail&x=1&login'])
  })

  it('that signs in keeps the other query parameters', async () => {
    const answer = await visitor.get(`/sv?utm_source=mail&token=${await token()}&x=1`)
    expect([answer.status, answer.location]).toEqual([303, `${href('accountOrders', 'sv')}?utm_source=mail&x=1`])
  })

  it('and with atc replaces the cart of the account, and adds its code', async () => {
    await signIn()
    const before = new Shopping(visitor, shop.backend)
    await before.add('TESTER', 2)
    await before.cart()
    visitor = shop.visitor()
    const atc = encodeURIComponent(btoa('CR2032:3'))
    const signedIn = await visitor.follow(await visitor.get(`/sv?x=1&token=${await token()}&atc=${atc}&disc=KRAFT10`))
    const { body } = await visitor.follow(signedIn)
    expect(words(body)).toContain(t('link.former'))
    const { lines, text } = await new Shopping(visitor, shop.backend).cart()
    expect(lines.map(({ slug, quantity }) => [slug, quantity])).toEqual([['knappcell-cr2032', 3]])
    expect(text).toContain('KRAFT10')
  })

  it.each(['nonsense', ''])('%j lets atc replace the cart of the guest', async (given) => {
    const atc = encodeURIComponent(btoa('CR2032:3'))
    const answer = await visitor.get(`/sv?atc=${atc}&token=${given}`)
    const opened = await visitor.get(answer.location)
    expect([opened.status, opened.location]).toEqual([303, '/sv?login'])
    expect((await new Shopping(visitor, shop.backend).cart()).lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('is not used up by a prefetch', async () => {
    const answer = await visitor.get(`/sv?token=${await token()}`, { 'sec-purpose': 'prefetch' })
    expect(answer.status).toBe(503)
    expect([...visitor.cookies.keys()]).not.toContain('auth.myAccount')
  })
})

describe('the discount of a customer in their discount category', () => {
  it('is shown on the product page beside the ordinary price', async () => {
    expect(await read(COIN)).not.toContain(t('discounts.without', { price: money(29) }))
    await signIn()
    const page = await read(COIN)
    expect(page).toContain(money(26))
    expect(page).toContain(t('discounts.without', { price: money(29) }))
  })

  it('applies in the cart, where it is listed with its saving and cannot be removed', async () => {
    await signIn()
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    const { text, body } = await shopping.cart()
    expect(text).toContain(money(130))
    expect(text).toContain(t('discounts.customer'))
    expect(text).toContain(t('discounts.applied', { amount: money(15) }))
    expect(text).not.toContain('CUSTOMERDISCOUNT')
    expect(body).not.toContain('remove-code')
  })

  it('applies to a cart that was filled before the login, from the next page on', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    await signIn()
    const synced = () => shop.calls.filter((path) => path === '/api/sync-cart').length
    const before = synced()
    for (let visit = 0; visit < 2; visit += 1) {
      const text = await read('/sv')
      expect(text).toContain(t('discounts.bar.applied', { code: t('discounts.customer') }))
      expect(text).toContain(money(130))
    }
    expect(synced()).toBe(before + 1)
  })

  it.each([true, false])(
    'applies when the login overtakes the answer to an add in another tab (%s: with a page after the login)',
    async (isFollowed) => {
      const shopping = new Shopping(visitor, shop.backend)
      await shopping.add('CR2032', 4)
      const late = hold(shop, '/api/sync-cart')
      const add = shopping.add('CR2032', 1)
      await late.asked
      await signIn()
      if (isFollowed) expect(await read('/sv')).toContain(money(130))
      late.release()
      await add
      expect(await read('/sv')).toContain(money(130))
    },
  )

  it('has the backend’s answer about codes kept for 5 minutes, apart from that for a guest with the same cart', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('LR6-24')
    await shopping.addCode('KRAFT10')
    const synced = () => shop.calls.filter((path) => path === '/api/sync-coupons').length
    await visitor.get(COIN)
    const asGuest = synced()
    await signIn()
    for (let visit = 0; visit < 3; visit += 1) await visitor.get(COIN)
    expect(synced()).toBe(asGuest + 1)
  })

  it('cannot be entered as a code', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    await shopping.addCode('customerdiscount')
    expect((await shopping.cart()).body).not.toContain('remove-code')
  })

  it('does not apply to another visitor', async () => {
    await signIn()
    await new Shopping(visitor, shop.backend).add('CR2032', 5)
    const { text } = await new Shopping(shop.visitor(), shop.backend).cart()
    expect(text).not.toContain(t('discounts.customer'))
  })

  it('does not apply while the backend cannot identify the customer, or after the token has expired', async () => {
    await signIn()
    shop.respond = (path, send) => (path === '/api/auth/profile' ? new Response(null, { status: 500 }) : send())
    expect((await visitor.get(COIN)).status).toBe(200)
    shop.respond = (path, send) => (path === '/api/auth/profile' ? new Response(null, { status: 401 }) : send())
    expect(await read(COIN)).not.toContain(t('discounts.without', { price: money(29) }))
  })

  it('needs no call for a guest', async () => {
    await visitor.get(COIN)
    expect(shop.calls).not.toContain('/api/auth/profile')
  })
})
