import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FORM_TYPED } from '../../app/forms/kept-form'
import { href } from '../../app/routing/href'
import { orders } from '../../backend/database/schema/orders'
import { Staff } from '../../backend/tests/staff'
import type { TestShop } from '../support/shop/open-shop'
import { openByMail } from '../support/shop/own-order'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

const t = translator('sv')
const [unsaved, maybeSaved] = [t('account.error.unsaved'), t('account.error.maybeSaved')]
const expire = () => visitor.cookies.delete('auth.myOrder')
const away = () => new Response(null, { status: 503 })
const input = (body: string, name: string) => elements(body, 'input').find((one) => one.name === name)

/** An order of a guest with a subscription, opened by the link of a mail. */
async function opened() {
  const shopping = new Shopping(shop.visitor(), shop.backend)
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  const placed = await shopping.order(await shopping.checkout())
  const id = /[\da-f-]{36}/.exec(placed.location)?.[0] ?? ''
  const [row] = await shop.backend.db.select().from(orders).where(eq(orders.id, id))
  await openByMail(visitor, shop.backend, id)
  return { id, number: row?.number ?? '', path: href('myOrder', 'sv', { id }), staff: new Staff(shop.backend) }
}

/** The same, sent, with what a shopper types into the form of its return. */
async function returning() {
  const { id, number, staff } = await opened()
  await staff.ship(number)
  await staff.act(number, 'deliver')
  const path = href('myOrderReturn', 'sv', { id })
  const key = input((await visitor.get(path)).body, 'id')?.value ?? ''
  const fields = { 'line-0': 'on', 'quantity-0': '2', 'reason-0': 'faulty', 'condition-0': 'opened' }
  return { id, number, staff, path, key, typed: { intent: 'return', id: key, ...fields, message: 'Två är tomma' } }
}

/** The values in the form of a return. */
async function shownIn(path: string) {
  const { body } = await visitor.get(path)
  const [text, quantity] = [words(body), input(body, 'quantity-0')?.value]
  return { key: input(body, 'id')?.value, quantity, hasMessage: text.includes('Två är tomma'), text }
}

describe('a return of one order that was typed', () => {
  it('while its login expired is there after the next login, and gone once it is sent', async () => {
    const { id, number, path, key, typed } = await returning()
    expire()
    expect((await visitor.post(path, typed)).location).toBe(href('myOrder', 'sv', { id }))
    await openByMail(visitor, shop.backend, id)
    const kept = await shownIn(path)
    expect(kept).toMatchObject({ key, quantity: '2', hasMessage: true })
    expect(kept.text).toContain(unsaved)
    expect((await visitor.post(path, typed)).location).toBe(`${path}?return=${number}-R1`)
    expect(await shownIn(path)).toMatchObject({ hasMessage: false })
  })

  it('is there after an outage in which neither the form nor its page could be answered', async () => {
    const { path, key, typed } = await returning()
    shop.respond = (called, send) => (called.endsWith('/returns') ? away() : send())
    expect((await visitor.post(path, typed)).status).toBe(503)
    // With scripts the page stays as it is, and shows the error above it.
    const answer = await visitor.post(`${path}.data`, typed)
    expect([answer.status, answer.body.includes('return.error.unavailable')]).toEqual([503, true])
    shop.respond = null
    const kept = await shownIn(path)
    expect(kept).toMatchObject({ key, quantity: '2', hasMessage: true })
    expect(kept.text).toContain(maybeSaved)
  })

  it('is not shown with another order, or after a logout', async () => {
    const { id, path, typed } = await returning()
    shop.respond = (called, send) => (called.endsWith('/returns') ? away() : send())
    await visitor.post(path, typed)
    shop.respond = null
    const other = await returning()
    expect(await shownIn(other.path)).toMatchObject({ hasMessage: false })
    await visitor.post(href('myOrder', 'sv'), { intent: 'log-out' })
    await openByMail(visitor, shop.backend, id)
    expect(await shownIn(path)).toMatchObject({ hasMessage: false })
  })
})

describe('a return that is cancelled', () => {
  it('while the warehouse books it is shown as it is then', async () => {
    const { number, staff, path, key, typed } = await returning()
    const { location } = await visitor.post(path, typed)
    shop.respond = async (called, send) => {
      if (called.endsWith('/return-cancellations')) await staff.returns(`${number}-R1`, 'receive')
      return send()
    }
    const answer = await visitor.post(location, { intent: 'cancel', id: key })
    expect([answer.status, answer.location]).toEqual([303, location])
    expect(words((await visitor.follow(answer)).body)).toContain(t('return.text.received'))
  })

  it('in an outage says on its page that this is not known', async () => {
    const { path, key, typed } = await returning()
    const { location } = await visitor.post(path, typed)
    shop.respond = (called, send) => (called.endsWith('/return-cancellations') ? away() : send())
    const { status, body } = await visitor.post(location, { intent: 'cancel', id: key })
    expect([status, words(body).includes(t('account.error.maybeDone'))]).toEqual([503, true])
    expect(words(body)).toContain(t('return.cancel'))
    const form = elements(body, 'form').find(({ action }) => action === location)
    expect(form).toBeDefined()
  })
})

describe('the address of a subscription that was typed on the page of its order', () => {
  const address = { first_name: 'Ny', last_name: 'Adress', street: 'Nygatan 7', street2: '', postal_code: '222 22' }
  const typedOn = async (path: string) => {
    const subscription_id = input((await visitor.get(path)).body, 'subscription_id')?.value ?? ''
    const fields = { ...address, city: 'Lund', mobile: '0701234567' }
    return { intent: 'subscription', subscription_id, action: 'deliver-to', ...fields }
  }
  const street = async (path: string) => {
    const { body } = await visitor.get(path)
    return [input(body, 'street')?.value, words(body)] as const
  }

  it('is there after the login has expired', async () => {
    const { id, path } = await opened()
    const typed = await typedOn(path)
    expire()
    expect((await visitor.post(path, typed)).location).toBe(path)
    await openByMail(visitor, shop.backend, id)
    expect(await street(path)).toEqual(['Nygatan 7', expect.stringContaining(unsaved)])
  })

  it('is there after an outage, with the word that it may have been saved', async () => {
    const { path } = await opened()
    const typed = await typedOn(path)
    shop.respond = (called, send) => (called.endsWith('/detail') ? away() : send())
    expect((await visitor.post(path, typed)).status).toBe(503)
    const answer = await visitor.post(`${path}.data`, typed)
    expect([answer.status, answer.body.includes('order.error.unavailable')]).toEqual([503, true])
    shop.respond = null
    expect(await street(path)).toEqual(['Nygatan 7', expect.stringContaining(maybeSaved)])
  })

  it('is not kept of a form of buttons, and its marker is no field of the page', async () => {
    const { id, path } = await opened()
    const { subscription_id } = await typedOn(path)
    expire()
    await visitor.post(path, { intent: 'subscription', subscription_id, action: 'pause' })
    await openByMail(visitor, shop.backend, id)
    const { body } = await visitor.get(path)
    expect([words(body).includes(unsaved), input(body, FORM_TYPED)]).toEqual([false, undefined])
  })
})
