import { beforeEach, describe, expect, it } from 'vitest'
import { loginMode } from '../../app/login/login-mode'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { logIn } from '../support/shop/log-in'
import { inFives } from '../support/shop/in-fives'
import { ORIGIN, openShop, type TestShop } from '../support/shop/open-shop'
import { openByMail, orderedId } from '../support/shop/own-order'
import { ownAddress } from '../support/shop/own-address'
import { elements, formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const t = translator('sv')
const AUTH = 'auth.myAccount'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

const isLoggedIn = (who = visitor) => (who.cookies.get(AUTH) ?? '') !== ''
const dialogOf = (body: string) => /<dialog[^>]*class="login[^>]*>.*?<\/dialog>/s.exec(body)?.[0] ?? ''
/** Where the account buttons with this name lead. */
const accountLinks = (body: string, name: string) => [
  ...new Set(
    elements(body, 'a')
      .filter(({ 'aria-label': label }) => label === name)
      .map((link) => link.href),
  ),
]

describe('the login dialog', () => {
  it.each(LANGUAGES)(
    'is rendered open by the address, over the page, and closed without the parameter, in %s',
    async (language) => {
      const say = translator(language)
      const page = href('search', language)
      const open = dialogOf((await visitor.get(`${page}?query=lr6&login`)).body)
      expect(open).toMatch(/^<dialog open/)
      expect(words(open)).toContain(say('login.title'))
      expect(elements(open, 'input').map(({ autoComplete, autocomplete }) => autoComplete ?? autocomplete)).toEqual(
        expect.arrayContaining(['username webauthn', 'current-password']),
      )
      const closed = dialogOf((await visitor.get(`${page}?query=lr6`)).body)
      expect(closed).not.toMatch(/^<dialog open/)
      expect(closed).not.toContain('current-password')
    },
  )

  it('leads back to where the shopper was, with the cart as it was', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    const { body } = await visitor.get('/sv/sokresultat.html?query=lr6&login')
    const next = elements(dialogOf(body), 'input').find(({ name }) => name === 'next')?.value ?? ''
    const answer = await logIn(visitor, 'sv', { next })
    expect([answer.status, answer.location]).toEqual([303, '/sv/sokresultat.html?query=lr6'])
    expect(isLoggedIn()).toBe(true)
    expect((await shopping.cart()).text).toContain('CR2032')
  })

  it('keeps a half-typed checkout', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 5)
    const form = formFields((await visitor.get('/sv/checkout')).body, 'checkout')
    await shopping.order({ ...form, street: 'Halvgatan 7', intent: 'update' })
    await logIn(visitor)
    const again = formFields((await visitor.get('/sv/checkout')).body, 'checkout')
    expect(again).toMatchObject({ street: 'Halvgatan 7', checkout_id: form.checkout_id })
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', ''])('never leads to %j', async (next) => {
    expect((await logIn(visitor, 'sv', { next })).location).toBe('/sv')
  })

  it('leads to the page that asked for it, also by way of the other forms', async () => {
    const orders = href('accountOrders', 'sv')
    const nextIn = (body: string) =>
      elements(dialogOf(body), 'input')
        .filter(({ name }) => name === 'next')
        .map(({ value }) => value)
    const linkTo = (body: string, mode: string) =>
      elements(dialogOf(body), 'a').find((link) => link.href?.endsWith(mode))?.href ?? ''
    const asked = await visitor.follow(await visitor.get(orders))
    const forgotten = await visitor.get(linkTo(asked.body, 'login=forgotten'))
    expect(nextIn(forgotten.body)).toEqual(['/sv'])
    const back = await visitor.get(linkTo(forgotten.body, 'login'))
    expect(new Set(nextIn(back.body))).toEqual(new Set([orders]))
  })

  it('leads on in the language that the shopper switches to', async () => {
    const asked = await visitor.follow(await visitor.get(href('accountOrders', 'sv')))
    const switched = elements(asked.body, 'a').find(({ lang }) => lang === 'nb-NO')?.href ?? ''
    const { body } = await visitor.get(switched)
    expect(dialogOf(body)).toMatch(/^<dialog open/)
    const next = elements(dialogOf(body), 'input').find(({ name }) => name === 'next')?.value ?? ''
    expect((await logIn(visitor, 'no', { next })).location).toBe(href('accountOrders', 'no'))
  })

  it('is open in the language that the shopper switches to from a search', async () => {
    const { body } = await visitor.get(`${href('search', 'sv')}?query=CR2032&login=register`)
    const switched = elements(body, 'a').find(({ lang }) => lang === 'nb-NO')?.href ?? ''
    expect(dialogOf((await visitor.get(switched)).body)).toMatch(/^<dialog open/)
  })

  it('leads to the page that asked for it after a refused form, by way of the forgotten password', async () => {
    const orders = href('accountReturns', 'sv')
    const asked = dialogOf((await visitor.follow(await visitor.get(orders))).body)
    const action = elements(asked, 'form').find((form) => form.action?.startsWith(href('login', 'sv')))?.action ?? ''
    const refused = await visitor.post(action, { intent: 'log-in', email: 'nobody', password: '', next: orders })
    const linkTo = (body: string, mode: string) =>
      elements(body, 'a').find(({ href: to = '' }) => to.startsWith('/sv/login?') && loginMode(new URL(to, ORIGIN)) === mode)
        ?.href
    const forgotten = await visitor.get(linkTo(refused.body, 'forgotten') ?? '')
    const back = await visitor.get(linkTo(forgotten.body, 'login') ?? '')
    expect(elements(back.body, 'input').find(({ name }) => name === 'next')?.value).toBe(orders)
  })

  it('is not rendered on the page of the login, which shows the form that the address names and leads on to the orders', async () => {
    const { body } = await visitor.get(`${href('login', 'sv')}?login=register`)
    const ids = elements(body, 'input').flatMap(({ id }) => id ?? [])
    expect([ids.includes('register-email'), new Set(ids).size]).toEqual([true, ids.length])
    expect(dialogOf(body)).not.toMatch(/^<dialog open/)
    const login = await visitor.get(href('login', 'sv'))
    expect(elements(login.body, 'input').find(({ name }) => name === 'next')?.value).toBe(href('accountOrders', 'sv'))
  })

  it('leads a customer on who is logged in already, and shows a refused form', async () => {
    await logIn(visitor)
    const page = href('login', 'sv')
    expect((await visitor.get(page)).location).toBe(href('accountOrders', 'sv'))
    expect((await visitor.get(`${page}?next=%2Fsv%2Fcart`)).location).toBe('/sv/cart')
    expect((await visitor.post(page, { intent: 'change-password' })).status).toBe(400)
  })

  it('does not lead back to itself', async () => {
    expect((await logIn(visitor, 'sv', { next: '/sv/cart?login&next=%2Fsv&a=1' })).location).toBe('/sv/cart?a=1')
  })
})

describe('a wrong login', () => {
  it('is answered alike whether or not there is such an account, with what was typed except the password', async () => {
    const answers = await Promise.all(
      [DEMO_ACCOUNT.email, 'unknown@example.com'].map((email) => logIn(visitor, 'sv', { email, password: 'secret-guess' })),
    )
    for (const { status, body } of answers) {
      expect([status, words(body).includes(t('login.error.wrong'))]).toEqual([400, true])
      expect(body).not.toContain('secret-guess')
    }
    expect(answers[1]?.body).toContain('value="unknown@example.com"')
    expect(isLoggedIn()).toBe(false)
    expect(shop.logged.some(({ event }) => event === 'login-refused')).toBe(true)
  })

  it('is refused beside the fields that are missing', async () => {
    const { status, body } = await logIn(visitor, 'sv', { email: 'nobody', password: '' })
    expect(status).toBe(400)
    expect(words(body)).toContain(t('checkout.error.email'))
    expect(words(body)).toContain(t('checkout.error.required'))
  })

  describe('too often', () => {
    let wrong: (of: Visitor, email?: string) => Promise<number>
    beforeEach(() => {
      wrong = async (of, email = DEMO_ACCOUNT.email) => (await logIn(of, 'sv', { email, password: 'wrong' })).status
    })

    it.each([DEMO_ACCOUNT.email, 'unknown@example.com'])(
      'to %s has to wait after 50 in 10 minutes, from any address',
      async (email) => {
        const refused = await inFives(50, () => wrong(shop.visitor({}, ownAddress()), email))
        expect(new Set(refused)).toEqual(new Set([400]))
        const answer = await logIn(shop.visitor({}, ownAddress()), 'sv', { email, password: 'wrong' })
        expect([answer.status, words(answer.body).includes(t('login.error.tooMany'))]).toEqual([429, true])
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600)
      },
    )

    it('from a stranger does not lock the account for its owner', async () => {
      const [stranger, owner] = [shop.visitor({}, ownAddress()), shop.visitor({}, ownAddress())]
      for (let turn = 0; turn < 6; turn += 1) expect(await wrong(stranger)).toBe(turn < 5 ? 400 : 429)
      expect((await logIn(owner)).status).toBe(303)
    })

    it('from one address has to wait after 5 in a minute, whatever the account', async () => {
      const one = shop.visitor({ 'x-forwarded-for': '10.0.2.1' })
      for (let turn = 0; turn < 5; turn += 1) expect(await wrong(one, `unknown${turn}@example.com`)).toBe(400)
      expect(await wrong(one, 'unknown9@example.com')).toBe(429)
      expect((await logIn(one)).status).toBe(429)
      expect((await logIn(shop.visitor({ 'x-forwarded-for': '10.0.2.2' }))).status).toBe(303)
    })

    it('counts no login that was right', async () => {
      for (let turn = 0; turn < 8; turn += 1) expect((await logIn(visitor)).status).toBe(303)
    })
  })

  it('is no wrong login while the backend is away: the page says so, and keeps what was typed', async () => {
    shop.online = false
    const { status, body } = await logIn(visitor)
    expect([status, words(body).includes(t('login.error.unavailable'))]).toEqual([503, true])
    expect(body).toContain(`value="${DEMO_ACCOUNT.email}"`)
  })
})

describe('the account button', () => {
  it('is called to log in for a guest, and opens the login dialog on the page that they are on', async () => {
    expect(accountLinks((await visitor.get('/sv/sokresultat.html?query=lr6')).body, t('login.title'))).toEqual([
      '/sv/sokresultat.html?query=lr6&login',
    ])
    expect(accountLinks((await visitor.get('/sv')).body, t('login.title'))).toEqual(['/sv?login'])
  })

  it('leads a login with scope my-order to its order', async () => {
    const id = await orderedId(shop)
    await openByMail(visitor, shop.backend, id)
    expect(accountLinks((await visitor.get('/sv')).body, t('myOrder.title'))).toEqual([href('myOrder', 'sv', { id })])
  })

  it('leads a customer to the orders of the account', async () => {
    await logIn(visitor)
    expect(accountLinks((await visitor.get('/sv')).body, t('header.account'))).toEqual([href('accountOrders', 'sv')])
  })

  it.each(['tampered', 'expired'])('opens the dialog for a visitor whose cookie is %s', async (kind) => {
    await logIn(visitor)
    const cookie = visitor.cookies.get(AUTH) ?? ''
    if (kind === 'tampered') visitor.cookies.set(AUTH, `x${cookie}`)
    else shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + 2 * 3600_000)
    const orders = await visitor.get(href('accountOrders', 'sv'))
    expect([orders.status, orders.location]).toEqual([303, '/sv?login&next=%2Fsv%2Fmy-account%2Forders'])
    const page = await visitor.follow(orders)
    expect([page.status, accountLinks(page.body, t('login.title'))]).toEqual([
      200,
      ['/sv?next=%2Fsv%2Fmy-account%2Forders&login'],
    ])
  })
})

describe('a login', () => {
  it('is kept for one hour in a signed cookie under 4 kB that scripts cannot read', async () => {
    const cookie = async (of: TestShop) =>
      (await logIn(of.visitor())).headers.getSetCookie().find((one) => one.startsWith(`${AUTH}=`)) ?? ''
    expect(await cookie(shop)).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    const secure = await cookie(await openShop(shop.backend, ORIGIN.replace('http:', 'https:')))
    expect(secure).toContain('; Secure')
    expect(secure.length).toBeLessThan(4000)
  })

  it('ends with the button of the account, which leads to the start page', async () => {
    await logIn(visitor)
    const answer = await visitor.post(href('login', 'sv'), { intent: 'log-out' })
    expect([answer.status, answer.location, isLoggedIn()]).toEqual([303, '/', false])
  })

  it('leaves no purchase and nothing typed in the checkout to the next user of the browser', async () => {
    await logIn(visitor)
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('LR6-24', 2)
    await visitor.follow(await shopping.order(await shopping.checkout()))
    expect((await visitor.get(href('confirmation', 'sv'))).status).toBe(200)
    await visitor.post(href('login', 'sv'), { intent: 'log-out' })
    expect((await visitor.get(href('confirmation', 'sv'))).status).toBe(404)
  })

  it('leaves no mailed link that was opened to the next user of the browser', async () => {
    const token = 'a'.repeat(43)
    for (const path of [
      `/sv?change_password=${token}`,
      `${href('myOrder', 'sv')}?order_link=${token}`,
      `${href('emailChange', 'sv')}?link=${token}`,
    ])
      expect([(await visitor.get(path)).status, path]).toEqual([303, path])
    const opened = () =>
      [...visitor.cookies]
        .filter(([name, value]) => /link|email-change/.test(name) && value !== '')
        .map(([name]) => name.replace(/-[\da-f]{8}$/, ''))
    expect(opened().toSorted()).toEqual(['email-change', 'order-link', 'password-link'])
    await visitor.post(href('login', 'sv'), { intent: 'log-out' })
    expect(opened()).toEqual([])
  })

  it('shows no token in any page, header of an answer or log', async () => {
    await logIn(visitor)
    const cookie = decodeURIComponent(visitor.cookies.get(AUTH) ?? '').split('.')[0] ?? ''
    const tokens = [...atob(cookie).matchAll(/"(?:access|refresh)_token":"([^"]+)"/g)].map(([, token]) => token ?? '')
    expect(tokens).toHaveLength(2)
    for (const path of ['/sv', href('accountOrders', 'sv'), '/sv/cart', '/sv/nowhere-at-all', '/sv?login']) {
      const { body, headers } = await visitor.get(path)
      const shown = body + JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie')) + JSON.stringify(shop.logged)
      expect(tokens.filter((token) => shown.includes(token))).toEqual([])
    }
  })
})
