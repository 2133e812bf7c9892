import { eq, inArray, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { products } from '../../backend/database/schema/products'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { Staff } from '../../backend/tests/staff'
import { post } from '../../backend/tests/test-shop'
import { type TestShop } from '../support/shop/open-shop'
import { orderGoods } from '../support/shop/own-order'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Fields, Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})
beforeEach(async () => {
  await shop.backend.db
    .update(products)
    .set({ stock: 9 })
    .where(inArray(products.sku, ['LR6-24', 'BL1850B']))
})

const DAY_MS = 24 * 3600_000

/** Logs the visitor in as the customer of the demo; gives the headers of the customer's calls. */
async function signIn(language: Language) {
  const { email, password } = DEMO_ACCOUNT
  const answer = await shop.backend.fetch('/api/auth/login?locale=sv&sid=7', post({ email, password }))
  const { access_token } = Tokens.parse(await answer.json())
  await visitor.get(`/${language}?token=${access_token}`)
  return { authorization: `Bearer ${access_token}` }
}

/**
 * An order of 2 packs of alkaline cells and a tool battery, which is delivered; that of a
 * guest without the headers of a customer.
 */
async function delivered(language: Language, headers: Record<string, string> = {}) {
  const goods = [
    { sku: 'LR6-24', quantity: 2 },
    { sku: 'BL1850B', quantity: 1 },
  ]
  const { id, number } = await orderGoods(shop, language, goods, { headers })
  const staff = new Staff(shop.backend)
  await staff.ship(number)
  await staff.act(number, 'deliver')
  await staff.settle()
  return { id, number, staff, path: href('myOrderReturn', language, { id }) }
}

const formId = (body: string) => elements(body, 'input').find(({ name }) => name === 'id')?.value ?? ''
const mainOf = (body: string) => /<main[^]*<\/main>/.exec(body)?.[0] ?? ''
const chosen = (position: number, more: Fields = {}): Fields => ({
  [`line-${position}`]: 'on',
  [`quantity-${position}`]: '1',
  [`reason-${position}`]: 'changed-mind',
  [`condition-${position}`]: 'unopened',
  ...more,
})

describe.each(LANGUAGES)('a return in %s', (language) => {
  const t = translator(language)

  it('is announced without scripts, and shows its label, how to pack, where to hand it in and the money', async () => {
    const headers = await signIn(language)
    const { id: orderId, path, number } = await delivered(language, headers)
    const form = await visitor.get(path)
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(heading(form.body)).toBe(t('myOrderReturn.title'))
    const toOrder = (page: string) =>
      [...page.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
        .filter(([, to]) => to === href('myOrder', language, { id: orderId }))
        .map(([, , text = '']) => words(text).trim())
    expect(toOrder(form.body)).toEqual([t('myOrder.title'), t('order.number', { number })])
    const inAccount = await visitor.get(href('accountOrderReturn', language, { id: orderId }))
    expect(toOrder(mainOf(inAccount.body))).toContain(t('order.number', { number }))
    const announced = await visitor.post(path, { id: formId(form.body), ...chosen(0), message: '' })
    expect([announced.status, announced.location]).toEqual([303, `${path}?return=${number}-R1`])
    const { body } = await visitor.follow(announced)
    const text = words(body)
    expect(heading(body)).toBe(t('return.title', { number: `${number}-R1` }))
    expect(toOrder(body)).toEqual([t('myOrder.title'), t('order.number', { number })])
    const order = await visitor.get(href('myOrder', language, { id: orderId }))
    expect(words(order.body)).toContain(`${number}-R1 ${t('return.state.announced')}`)
    const said = ['return.state.announced', 'return.pack.other', 'return.freight.customer', 'return.dropOff.text'] as const
    for (const key of said) expect(text).toContain(t(key))
    expect(elements(body, 'svg').some((svg) => svg['aria-label'] === t('return.label.alt', { number: `${number}-R1` }))).toBe(
      true,
    )
    expect(text).not.toContain(t('return.danger.title'))
  })

  it('for a fault shows the label of the carrier, whose freight is paid', async () => {
    const headers = await signIn(language)
    const { id: orderId, path, number } = await delivered(language, headers)
    const id = formId((await visitor.get(path)).body)
    const { body } = await visitor.follow(await visitor.post(path, { id, ...chosen(0, { 'reason-0': 'faulty' }), message: '' }))
    const carrier = { sv: 'PostNord', no: 'Bring', de: 'DHL', da: 'PostNord' }[language]
    for (const key of ['return.booking', 'return.booking.number'] as const) expect(words(body)).toContain(t(key, { carrier }))
    expect(words(body)).toContain(t('return.freight.booked'))
    expect(words(body)).not.toContain(t('return.label.text'))
    const codes = [...elements(body, 'svg').map((svg) => svg['aria-label']), ...elements(body, 'img').map(({ alt }) => alt)]
    expect(codes).toContain(t('return.booking.alt', { carrier }))
    if (language !== 'de') return
    const file = elements(body, 'a').find(({ href: to }) => to?.includes(`document=${number}-R1`))?.href ?? ''
    const label = await visitor.get(file)
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await shop.visitor().get(file)).status).not.toBe(200)
    expect(file).toContain(orderId)
  })

  it('of a company is not spoken of as a withdrawal, before the goods are sent and after', async () => {
    const headers = await signIn(language)
    const { id, path } = await delivered(language, headers)
    const { db } = shop.backend
    const customer = sql`jsonb_set(${orders.customer}, '{organisation_number}', '"5560125790"')`
    await db.update(orders).set({ customer }).where(eq(orders.id, id))
    const form = await visitor.get(path)
    expect(heading(form.body)).toBe(t('myOrderReturn.short'))
    const said = [words(mainOf(form.body))]
    expect(said[0]).toContain(words(t('return.until.company', { date: '¤' })).split('¤')[0])
    expect(said[0]).toContain(t('return.cost.company'))
    const announced = await visitor.post(path, { id: formId(form.body), ...chosen(0), message: '' })
    said.push(words(mainOf((await visitor.follow(announced)).body)))
    await db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
    said.push(words(mainOf((await visitor.get(path)).body)))
    expect(said[2]).toContain(t('return.tooEarly.company'))
    const right = /ångerrätt|ångra |angrerett|angrer|widerruf|fortryd/i
    expect(said.map((text) => right.exec(text)?.[0])).toEqual([undefined, undefined, undefined])
  })

  it('of a damaged lithium battery goes on without a parcel, and says what to do instead', async () => {
    const headers = await signIn(language)
    const { id, path, number, staff } = await delivered(language, headers)
    const formOf = formId((await visitor.get(path)).body)
    const unsafe = { 'reason-1': 'faulty', 'condition-1': 'damaged' }
    const text = words((await visitor.follow(await visitor.post(path, { id: formOf, ...chosen(1, unsafe) }))).body)
    const said = ['danger.title', 'danger.keep', 'danger.collect', 'danger.refund', 'text.noParcel'] as const
    for (const key of said) expect(text).toContain(t(`return.${key}`))
    expect(text).not.toContain(t('return.label'))
    await staff.returns(`${number}-R1`, 'refund')
    const page = await visitor.get(`${path}?return=${number}-R1`)
    expect(words(page.body)).toContain(t('return.state.refunded'))
    // The invoice is not paid: no money goes back.
    expect(words(page.body)).toContain(words(t('return.money.crediting', { amount: '¤' })).split('¤')[1] ?? '?')
    await staff.act(number, 'refunds', { reason: 'kindness' })
    await staff.settle()
    const order = words((await visitor.get(href('myOrder', language, { id }))).body)
    expect(order).toContain(t('order.settled.credited'))
    expect(order).toContain(t('order.credited'))
    expect(order).not.toContain(t('order.return'))
    for (const untrue of ['order.refunded', 'order.payment.refunded'] as const) expect(order).not.toContain(t(untrue))
    expect(words((await visitor.get(path)).body)).toContain(t('order.settled.credited'))
  })

  it('keeps what was typed and says beside each field what is wrong', async () => {
    const headers = await signIn(language)
    const { path } = await delivered(language, headers)
    const id = formId((await visitor.get(path)).body)
    const { status, body } = await visitor.post(path, {
      id,
      message: 'Grüße & <b>hej</b>',
      ...chosen(0, { 'quantity-0': '3', 'reason-0': '', 'condition-0': '' }),
    })
    expect(status).toBe(400)
    const wrong = ['return.error.quantity', 'return.error.reason', 'return.error.condition'] as const
    for (const key of wrong) expect(words(body)).toContain(t(key))
    const inputs = elements(body, 'input')
    expect(inputs.find(({ name }) => name === 'quantity-0')).toMatchObject({ value: '3', 'aria-invalid': 'true' })
    expect(inputs.find(({ name }) => name === 'line-0')).toHaveProperty('checked')
    expect([formId(body), words(body).includes('Grüße & <b>hej</b>')]).toEqual([id, true])
  })
})

describe('a return', () => {
  const t = translator('sv')

  it('is one when its form is submitted twice; a second tab cannot take the same pieces', async () => {
    const headers = await signIn('sv')
    const { path, number } = await delivered('sv', headers)
    const [id, other] = [formId((await visitor.get(path)).body), formId((await visitor.get(path)).body)]
    expect(id).not.toBe(other)
    const form = { id, ...chosen(0, { 'quantity-0': '2' }) }
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(path, form)))
    for (const answer of answers) expect([answer.status, answer.location]).toEqual([303, `${path}?return=${number}-R1`])
    expect((await visitor.post(path, { id: other, ...chosen(0) })).status).toBe(400)
    const text = words((await visitor.get(path)).body)
    expect([text.includes(`${number}-R1`), text.includes(`${number}-R2`)]).toEqual([true, false])
  })

  it('needs the login of the order, and is 404 for the order of another', async () => {
    const { id, path } = await delivered('sv')
    const guest = await visitor.get(path)
    expect([guest.status, guest.location]).toEqual([303, href('myOrder', 'sv', { id })])
    expect((await visitor.post(path, { id: crypto.randomUUID(), ...chosen(0) })).location).toBe(href('myOrder', 'sv', { id }))
    const headers = await signIn('sv')
    expect((await visitor.get(path)).status).toBe(404)
    expect((await visitor.post(path, { id: crypto.randomUUID(), ...chosen(0) })).status).toBe(404)
    const own = await delivered('sv', headers)
    expect((await visitor.get(`${own.path}?return=SE1-R1`)).status).toBe(404)
    expect((await visitor.post(own.path, { id: 'x', ...chosen(0) })).status).toBe(400)
  })

  it('for a change of mind is not offered past the time limit, one for a fault is', async () => {
    const headers = await signIn('sv')
    const { path } = await delivered('sv', headers)
    const { clock } = shop.backend
    const bought = clock.now
    clock.now = new Date(bought.getTime() + 30 * DAY_MS)
    await signIn('sv')
    const { body } = await visitor.get(path)
    const offered = elements(body, 'option').map(({ value }) => value)
    expect([offered.includes('changed-mind'), offered.includes('faulty')]).toEqual([false, true])
    expect((await visitor.post(path, { id: formId(body), ...chosen(0) })).status).toBe(400)
    clock.now = new Date(bought.getTime() + 4 * 365 * DAY_MS)
    await signIn('sv')
    expect(words((await visitor.get(path)).body)).toContain(t('return.none'))
    clock.now = bought
  })

  it('can be cancelled until the goods are here, then shows where the money is', async () => {
    const headers = await signIn('sv')
    const { id: order, path, number, staff } = await delivered('sv', headers)
    const id = formId((await visitor.get(path)).body)
    await visitor.post(path, { id, ...chosen(0) })
    const cancelled = await visitor.post(path, { id, intent: 'cancel' })
    expect(words((await visitor.follow(cancelled)).body)).toContain(t('return.text.cancelled'))
    const second = formId((await visitor.get(path)).body)
    await visitor.post(path, { id: second, ...chosen(0) })
    await staff.returns(`${number}-R2`, 'receive')
    const shown = await visitor.follow(await visitor.post(path, { id: second, intent: 'cancel' }))
    expect(words(shown.body)).toContain(t('return.text.received'))
    const tracking = words((await visitor.get(href('trackOrder', 'sv', { id: order }))).body)
    expect(tracking).toContain(t('tracking.goods.returned', { count: 1 }))
    await staff.returns(`${number}-R2`, 'refund')
    await staff.settle()
    expect(words((await visitor.get(`${path}?return=${number}-R2`)).body)).toContain('är krediterat på fakturan')
  })

  it('is refused with everything kept in an outage, and not offered before the order is sent', async () => {
    const headers = await signIn('sv')
    const { path } = await delivered('sv', headers)
    const id = formId((await visitor.get(path)).body)
    shop.respond = (called, send, { body }) =>
      called.endsWith('/returns') && body !== '' ? Response.json({}, { status: 503 }) : send()
    const away = await visitor.post(path, { id, ...chosen(0) })
    expect([away.status, words(away.body).includes(t('return.error.unavailable'))]).toEqual([503, true])
    shop.respond = null
    const { id: unsentId } = await orderGoods(shop, 'sv', [{ sku: 'LR6-24', quantity: 1 }], { headers })
    const unsent = href('myOrderReturn', 'sv', { id: unsentId })
    expect(words((await visitor.get(unsent)).body)).toContain(t('return.tooEarly'))
  })
})
