import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { href } from '../../app/routing/href'
import { createAuthCookies, loginCookie } from '../../app/server/security/auth-cookies.server'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { customers } from '../../backend/database/schema/accounts'
import { orderMailTokens } from '../../backend/accounts/order-mail-token'
import { withdrawals } from '../../backend/database/schema/withdrawals'
import { Staff } from '../../backend/tests/staff'
import { post } from '../../backend/tests/test-shop'
import { BUYERS } from '../support/shop/buyers'
import { openAccount } from '../support/shop/open-account'
import { type TestShop } from '../support/shop/open-shop'
import { orderGoods } from '../support/shop/own-order'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))
beforeEach(async () => {
  await shop.backend.db.delete(withdrawals)
})

/** The words of the official texts of article 11a; Norwegian law names none, so they are ours. */
const LAW: Readonly<Record<Language, { label: string; confirm: string }>> = {
  sv: { label: 'Ångra avtalet här', confirm: 'Bekräfta frånträde' },
  no: { label: 'Angre kjøpet her', confirm: 'Bekreft at du angrer' },
  de: { label: 'Vertrag widerrufen', confirm: 'Widerruf bestätigen' },
  da: { label: 'Fortryd aftale', confirm: 'Bekræft fortrydelse' },
}

const TYPED = { name: 'Kim Berg', number: 'SE1', email: 'kim@example.com', extent: 'whole', goods: '' }

const stored = () => shop.backend.db.select().from(withdrawals)
const input = (body: string, name: string) => elements(body, 'input').find((field) => field.name === name)

/** A Swedish order of two pieces of one line, and a visitor who is logged in to it. */
async function loggedIn() {
  const { id: order_id, number } = await orderGoods(shop, 'sv', [{ sku: 'LR6-24', quantity: 2 }])
  const visitor = shop.visitor()
  const { services } = shop.backend
  const token = await orderMailTokens.sign(order_id, services.now(), services)
  const tokens = await shop.backend.fetch('/api/order-auth/login?locale=sv&sid=7', post({ token }))
  const login = { ...Tokens.parse(await tokens.json()), order_id }
  const line = await loginCookie(createAuthCookies('a secret of the tests alone', false).myOrder, login)
  visitor.cookies.set('auth.myOrder', /auth\.myOrder=([^;]+)/.exec(line)?.[1] ?? '')
  return { number, visitor }
}

/** The first step; the address of the statement, and the id of it. */
async function check(visitor: Visitor, language: Language, change: Partial<typeof TYPED> = {}) {
  const answer = await visitor.post(href('withdrawal', language), { ...TYPED, ...change })
  expect(answer.status).toBe(303)
  const statement = new URL(answer.location, 'http://shop').searchParams.get('statement') ?? ''
  return { path: answer.location, statement, confirm: () => visitor.post(answer.location, { intent: 'confirm', statement }) }
}

describe.each(LANGUAGES)('the withdrawal function in %s', (language) => {
  const t = translator(language)
  const page = href('withdrawal', language)

  it.each(['home', 'cart', 'trackOrder', 'withdrawal'] as const)('is linked from %s in the words of the law', async (name) => {
    const { body } = await shop.visitor().get(href(name, language))
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, text]) => `${to} ${text}`)
    expect(links).toContain(`${page} ${LAW[language].label}`)
  })

  it('is linked from the page of an unknown address', async () => {
    const { status, body } = await shop.visitor().get(`/${language}/no-such-page`)
    expect(status).toBe(404)
    expect(body).toMatch(new RegExp(`href="${page}"[^>]*>${LAW[language].label}</a>`))
  })

  it('takes a withdrawal in two steps, without a login, and says when it was received', async () => {
    const { number } = await orderGoods(shop, language, [{ sku: 'LR6-24', quantity: 2 }])
    const visitor = shop.visitor()
    const begun = await visitor.get(`${page}?order=${number}`)
    expect([begun.status, heading(begun.body)]).toEqual([200, LAW[language].label])
    expect(input(begun.body, 'number')?.value).toBe(number)
    const email = BUYERS[language].email ?? ''
    const { path, confirm } = await check(visitor, language, { number, email })
    const statement = await visitor.get(path)
    expect(await stored()).toEqual([])
    const text = words(statement.body)
    for (const shown of [number, 'Kim Berg', email, t('withdrawal.statement')]) expect(text).toContain(shown)
    expect(statement.body).toMatch(new RegExp(`<button[^>]*>${LAW[language].confirm}</button>`))
    const answer = await confirm()
    expect([answer.status, answer.location]).toEqual([303, path])
    const received = await visitor.follow(answer)
    expect(heading(received.body)).toBe(t('withdrawal.received.title'))
    const other = href('withdrawal', language === 'da' ? 'sv' : 'da') + received.where.search
    expect(elements(received.body, 'a').map((link) => link.href)).toContain(other)
    expect(words(received.body)).toContain(t('withdrawal.received.mail', { email }))
    expect(received.headers.get('cache-control')).toBe('no-store')
    expect(await stored()).toMatchObject([{ number, name: 'Kim Berg', extent: 'whole', is_acknowledged: true }])
    expect((await stored())[0]?.order_id).not.toBeNull()
  })

  it('answers alike when there is no such order', async () => {
    const visitor = shop.visitor()
    const { path, confirm } = await check(visitor, language)
    expect((await confirm()).location).toBe(path)
    expect(heading((await visitor.get(path)).body)).toBe(t('withdrawal.received.title'))
    expect(await stored()).toMatchObject([{ number: 'SE1', order_id: null }])
  })

  it('says what is missing beside its field, and keeps what was typed', async () => {
    const typed = { ...TYPED, name: '', email: 'kim@', extent: 'part' }
    const { status, body } = await shop.visitor().post(page, typed)
    expect(status).toBe(400)
    expect(input(body, 'name')).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': 'withdrawal-name-error' })
    expect([input(body, 'number')?.value, input(body, 'email')?.value]).toEqual(['SE1', 'kim@'])
    for (const key of ['checkout.error.required', 'checkout.error.email'] as const) expect(words(body)).toContain(t(key))
    const unnamed = await shop.visitor().post(page, { ...TYPED, extent: 'part' })
    expect([unnamed.status, words(unnamed.body).includes(t('withdrawal.error.goods'))]).toEqual([400, true])
  })
})

describe('a withdrawal', () => {
  const page = href('withdrawal', 'sv')
  const t = translator('sv')

  it('of some goods is sent with the words that name them', async () => {
    const visitor = shop.visitor()
    const { path, confirm } = await check(visitor, 'sv', { extent: 'part', goods: 'Två LR6\nEn CR2032' })
    expect(words((await visitor.get(path)).body)).toMatch(/Två LR6\s+En CR2032/)
    await confirm()
    expect(await stored()).toMatchObject([{ extent: 'part', lines: null, message: 'Två LR6\nEn CR2032' }])
  })

  it('that is confirmed twice is stored once', async () => {
    const { confirm } = await check(shop.visitor(), 'sv')
    const answers = await Promise.all([confirm(), confirm()])
    answers.push(await confirm())
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await stored()).toHaveLength(1)
  })

  it('in one tab is not that of another tab', async () => {
    const visitor = shop.visitor()
    const first = await check(visitor, 'sv', { number: 'SE1' })
    await visitor.get(page)
    const second = await check(visitor, 'sv', { number: 'SE2' })
    await first.confirm()
    expect(await stored()).toMatchObject([{ number: 'SE1' }])
    expect(words((await visitor.get(second.path)).body)).toContain('SE2')
    await second.confirm()
    expect((await stored()).map(({ number }) => number).toSorted()).toEqual(['SE1', 'SE2'])
  })

  it('can be changed before it is confirmed, and stays one', async () => {
    const visitor = shop.visitor()
    const { statement, path } = await check(visitor, 'sv')
    const again = await visitor.get(`${page}?draft=${statement}`)
    expect(['name', 'number', 'email', 'draft'].map((name) => input(again.body, name)?.value)).toEqual([
      ...['Kim Berg', 'SE1', 'kim@example.com', statement],
    ])
    const changed = await visitor.post(page, { ...TYPED, number: 'SE7', draft: statement })
    expect(changed.location).toBe(path)
    expect(words((await visitor.get(path)).body)).toContain('SE7')
  })

  it('is not shown to another visitor', async () => {
    const { path } = await check(shop.visitor(), 'sv')
    const other = await shop.visitor().get(path)
    expect([other.status, other.location]).toEqual([303, page])
  })

  it('is kept during an outage and can be sent afterwards', async () => {
    const { confirm } = await check(shop.visitor(), 'sv')
    shop.respond = (path, send) => (path === '/api/withdrawals' ? Promise.reject(new TypeError('fetch failed')) : send())
    const { status, body } = await confirm()
    expect([status, words(body).includes(t('withdrawal.error.unavailable')), words(body).includes('Kim Berg')]).toEqual([
      ...[503, true, true],
    ])
    shop.respond = (_, send) => send()
    expect((await confirm()).status).toBe(303)
    expect(await stored()).toHaveLength(1)
  })

  it('can be sent ten times an hour from one address', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await (await check(shop.visitor(), 'sv')).confirm()).status).toBe(303)
    const { status, body } = await (await check(shop.visitor(), 'sv')).confirm()
    expect([status, words(body).includes(t('withdrawal.error.tooMany'))]).toEqual([429, true])
  })

  it('of an order that the visitor is logged in to begins with its data, and offers its lines to choose among', async () => {
    const { number, visitor } = await loggedIn()
    const { body } = await visitor.get(page)
    expect([input(body, 'number')?.value, input(body, 'email')?.value]).toEqual([number, BUYERS.sv.email])
    expect(input(body, 'pieces-0')).toMatchObject({ type: 'number', max: '2', value: '2' })
    const chosen = { ...TYPED, number, email: BUYERS.sv.email ?? '', extent: 'part', 'line-0': 'on', 'pieces-0': '1' }
    const { location } = await visitor.post(page, chosen)
    expect(words((await visitor.get(location)).body)).toMatch(/1 × .*LR6|1 × .*AA/)
    await visitor.post(location, { intent: 'confirm', statement: location.split('statement=')[1] ?? '' })
    expect(await stored()).toMatchObject([{ extent: 'part', lines: [{ position: 0, quantity: 1 }] }])
  })
  it('of an order whose lines are offered asks for no words beside them, and says beside the lines when none is ticked', async () => {
    const { number, visitor } = await loggedIn()
    expect((await visitor.get(page)).body).not.toContain('name="goods"')
    const typed = { name: 'Kim Berg', email: BUYERS.sv.email ?? '', extent: 'part' }
    const none = await visitor.post(page, { ...typed, number })
    expect([none.status, none.body.includes('name="goods"')]).toEqual([400, false])
    const lines = elements(none.body, 'fieldset').find((set) => 'aria-invalid' in set)
    expect(none.body).toContain(`id="${lines?.['aria-describedby']}"`)
    expect(words(none.body)).toContain(t('withdrawal.error.goods'))
    const spaced = { ...typed, number: ` ${number.slice(0, 2).toLowerCase()} ${number.slice(2)} `, 'line-0': 'on' }
    expect((await visitor.post(page, spaced)).status).toBe(303)
  })

  it('of another order than the one whose lines are offered is asked for in words, and written words stay to be read', async () => {
    const { number, visitor } = await loggedIn()
    const typed = { name: 'Kim Berg', email: BUYERS.sv.email ?? '', extent: 'part' }
    const other = await visitor.post(page, { ...typed, number: 'SE1', 'line-0': 'on' })
    expect([other.status, other.body.includes('name="goods"'), other.body.includes('name="line-0"')]).toEqual([400, true, false])
    const worded = await visitor.post(page, { ...TYPED, number, extent: 'part', goods: 'En LR6' })
    const { body } = await visitor.get(`${page}?draft=${new URL(worded.location, 'http://shop').searchParams.get('statement')}`)
    expect([body.includes('name="line-0"'), body.includes('En LR6')]).toEqual([true, true])
  })
})

describe('a withdrawal of a customer', () => {
  const page = href('withdrawal', 'sv')
  const email = () => `${crypto.randomUUID()}@example.com`

  /** A Swedish order of two pieces of one line, by a customer who is logged in. */
  async function ordered(address: string) {
    const visitor = shop.visitor()
    await openAccount(visitor, shop.backend, address)
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('LR6-24', 2)
    const placed = await shopping.order({ ...(await shopping.checkout()), email: address })
    const number = /SE\d+/.exec(words((await visitor.follow(placed)).body))?.[0] ?? ''
    return { visitor, number }
  }

  it('begins with the data of the order that the account leads from, and offers its lines', async () => {
    const address = email()
    const { visitor, number } = await ordered(address)
    const { body } = await visitor.get(`${page}?order=${number}`)
    const name = `${BUYERS.sv.first_name} ${BUYERS.sv.last_name}`
    expect(['number', 'name', 'email'].map((field) => input(body, field)?.value)).toEqual([number, name, address])
    expect(input(body, 'pieces-0')).toMatchObject({ max: '2' })
    const typed = { name, number, email: address, extent: 'part', 'line-0': 'on', 'pieces-0': '1' }
    const { location } = await visitor.post(page, typed)
    await visitor.post(location, { intent: 'confirm', statement: location.split('statement=')[1] ?? '' })
    expect(await stored()).toMatchObject([{ number, extent: 'part', lines: [{ position: 0, quantity: 1 }] }])
    // Not the order of another customer.
    const foreign = await (await ordered(email())).visitor.get(`${page}?order=${number}`)
    expect([input(foreign.body, 'name')?.value, input(foreign.body, 'pieces-0')]).toEqual(['', undefined])
  })

  it('is of that order too after the account has moved to a new address, where the acknowledgement goes', async () => {
    const [former, present] = [email(), email()]
    const { visitor, number } = await ordered(former)
    await shop.backend.db.update(customers).set({ email: present }).where(eq(customers.email, former))
    expect(input((await visitor.get(`${page}?order=${number}`)).body, 'email')?.value).toBe(present)
    const { confirm } = await check(visitor, 'sv', { number, email: present })
    expect((await confirm()).status).toBe(303)
    const [statement] = await stored()
    expect([statement?.email, statement?.order_id !== null]).toEqual([present, true])
    await new Staff(shop.backend).settle()
    expect(shop.backend.mails.findLast(({ key }) => key.startsWith('withdrawal-received'))?.to).toBe(present)
  })

  it('has an empty form in an outage', async () => {
    const { visitor, number } = await ordered(email())
    shop.respond = (path, send) => (path.startsWith('/api/account') ? new Response(null, { status: 503 }) : send())
    const { status, body } = await visitor.get(`${page}?order=${number}`)
    expect([status, input(body, 'number')?.value, input(body, 'name')?.value]).toEqual([200, number, ''])
    expect((await check(visitor, 'sv', { number, extent: 'part', goods: 'En LR6' })).path).toContain('statement=')
  })
})
