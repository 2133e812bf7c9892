import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { orderMailTokens } from '../../backend/accounts/order-mail-token'
import { inFives } from '../support/shop/in-fives'
import { ORIGIN, openShop, type TestShop } from '../support/shop/open-shop'
import { mailedLink, openByMail, orderedId } from '../support/shop/own-order'
import { heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const t = translator('sv')
const LOGIN = href('myOrder', 'sv')
const AUTH = 'auth.myOrder'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

const numberOf = async (id: string) =>
  (await shop.backend.db.select({ number: orders.number }).from(orders).where(eq(orders.id, id)))[0]?.number ?? ''
const token = (id: string) => orderMailTokens.sign(id, shop.backend.clock.now, shop.backend.services)
const later = (seconds: number) => (shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + seconds * 1000))
const hasLogin = () => (visitor.cookies.get(AUTH) ?? '') !== ''

describe.each(LANGUAGES)('the area of one order in %s', (language) => {
  const say = translator(language)
  const login = href('myOrder', language)

  it('is entered by number and e-mail with a mailed link, whose button opens the order once', async () => {
    const id = await orderedId(shop, language)
    const number = await numberOf(id)
    const form = await visitor.get(login)
    expect([form.status, heading(form.body)]).toEqual([200, say('myOrder.title')])
    const asked = await visitor.post(login, { intent: 'link', order_number: number, email: 'kund@example.com' })
    expect(words((await visitor.follow(asked)).body)).toContain(say('myOrder.sent.title'))
    const clean = await visitor.get(await mailedLink(shop.backend))
    expect([clean.status, clean.location]).toEqual([303, href('myOrder', language, { id })])
    const page = await visitor.follow(clean)
    expect(words(page.body)).toContain(say('myOrder.open.text'))
    expect(page.body).not.toContain('order_link=')
    const opened = await visitor.post(login, { intent: 'open' })
    const order = await visitor.follow(opened)
    expect(heading(order.body)).toBe(say('order.number', { number }))
    expect(words(order.body)).toContain(say('order.state.confirmed'))
    expect(words(order.body)).toContain(say('order.event.placed'))
  })

  it('is entered at once by the link of a mail, and left to the start page', async () => {
    const id = await orderedId(shop, language)
    const page = await openByMail(visitor, shop.backend, id, language)
    expect(heading(page.body)).toBe(say('order.number', { number: await numberOf(id) }))
    expect(page.body).toContain(`href="${href('myOrder', language, { id })}"`)
    const left = await visitor.post(login, { intent: 'log-out' })
    expect([left.status, left.location]).toEqual([303, '/'])
    expect(hasLogin()).toBe(false)
    expect((await visitor.get(href('myOrder', language, { id }))).body).toContain('name="order_number"')
  })
})

describe('the link of a mail', () => {
  it('leaves no token in address, page or log', async () => {
    const id = await orderedId(shop)
    const secret = await token(id)
    const answer = await visitor.get(`/sv/my-order/return/${id}?order_access=${secret}&utm_source=mail`)
    expect([answer.status, answer.location]).toEqual([303, `/sv/my-order/return/${id}?utm_source=mail`])
    const page = await visitor.get(`/sv/my-order/${id}`)
    const cookie = visitor.cookies.get('campaign') ?? ''
    expect(page.body + JSON.stringify(shop.logged) + cookie + atob(decodeURIComponent(cookie).split('.')[0] ?? '')).not.toContain(
      secret,
    )
  })

  it('logs in for one hour, by a signed cookie that scripts cannot read', async () => {
    const id = await orderedId(shop)
    const secure = await openShop(shop.backend, ORIGIN.replace('http:', 'https:'))
    const cookies = async (of: TestShop) =>
      (await of.visitor().get(`/sv/my-order/${id}?order_access=${await token(id)}`)).headers.getSetCookie()
    const ours = (lines: string[]) => lines.find((line) => line.startsWith(`${AUTH}=`))
    expect(ours(await cookies(shop))).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(ours(await cookies(secure))).toContain('; Secure')
    expect((ours(await cookies(shop)) ?? '').length).toBeLessThan(4000)
  })

  it('is not followed by a prefetch or by HEAD', async () => {
    const id = await orderedId(shop)
    const path = `/sv/my-order/${id}?order_access=${await token(id)}`
    expect((await visitor.get(path, { 'sec-purpose': 'prefetch' })).status).toBe(503)
    await visitor.send(new Request(new URL(path, ORIGIN), { method: 'HEAD' }))
    expect(hasLogin()).toBe(false)
  })

  it.each([
    ['forged', (secret: string) => Promise.resolve(`${secret.slice(0, -4)}AAAA`)],
    ['nonsense', () => Promise.resolve('a.b.c')],
    ['expired', (secret: string) => Promise.resolve(secret)],
  ])('that is %s leads to the form with a clear message', async (kind, change) => {
    const id = await orderedId(shop)
    const secret = await change(await token(id))
    const before = shop.backend.clock.now
    if (kind === 'expired') later(91 * 24 * 3600)
    const page = await visitor.follow(await visitor.get(`/sv/my-order/${id}?order_access=${secret}`))
    shop.backend.clock.now = before
    expect(page.status).toBe(200)
    expect(words(page.body)).toContain(t('myOrder.link.expired'))
    expect(page.body).toContain('name="order_number"')
    expect(hasLogin()).toBe(false)
  })
})

describe('a one-time link', () => {
  async function oneTime(): Promise<{ id: string; path: string }> {
    const id = await orderedId(shop)
    later(61)
    await visitor.post(LOGIN, { intent: 'link', order_number: await numberOf(id), email: 'kund@example.com' })
    return { id, path: await mailedLink(shop.backend) }
  }

  it('is not used up by programs that only open it', async () => {
    const { id, path } = await oneTime()
    const scanner = shop.visitor()
    await scanner.follow(await scanner.get(path))
    await visitor.get(path)
    const opened = await visitor.post(LOGIN, { intent: 'open' })
    expect(opened.location).toBe(`/sv/my-order/${id}`)
  })

  it('that was used leads to the form with a clear message', async () => {
    const { path } = await oneTime()
    for (const one of [shop.visitor(), visitor]) {
      await one.get(path)
      const opened = await one.post(LOGIN, { intent: 'open' })
      if (one === visitor) expect(words((await one.follow(opened)).body)).toContain(t('myOrder.link.expired'))
    }
    expect(hasLogin()).toBe(false)
  })
})

describe('the form for a link', () => {
  it('gives the same answer whether or not there is such an order', async () => {
    const id = await orderedId(shop)
    const answers = []
    for (const order_number of [await numberOf(id), 'SE999999']) {
      const asked = await visitor.post(LOGIN, { intent: 'link', order_number, email: 'ingen@example.com' })
      answers.push([asked.status, asked.location])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('keeps what was typed and names each error', async () => {
    const answer = await visitor.post(LOGIN, { intent: 'link', order_number: '', email: 'kund@' })
    expect(answer.status).toBe(400)
    expect(words(answer.body)).toContain(t('checkout.error.required'))
    expect(words(answer.body)).toContain(t('checkout.error.email'))
    expect(answer.body).toContain('value="kund@"')
  })

  it('is answered 5 times in 10 minutes', async () => {
    const ask = () => visitor.post(LOGIN, { intent: 'link', order_number: 'SE1', email: 'kund@example.com' })
    const answers = await inFives(6, ask)
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429])
    expect(words((await ask()).body)).toContain(t('myOrder.error.tooMany'))
  })

  it('says so in an outage', async () => {
    shop.online = false
    const answer = await visitor.post(LOGIN, { intent: 'link', order_number: 'SE1', email: 'kund@example.com' })
    expect(answer.status).toBe(503)
  })
})
