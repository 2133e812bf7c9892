import { describe, expect, it } from 'vitest'
import { accountCarts } from '../../backend/database/schema/accounts'
import { logIn } from '../support/shop/log-in'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let phone: Device
let computer: Device
shopForEachTest((opened) => {
  shop = opened
  phone = new Device(shop.visitor())
  computer = new Device(shop.visitor())
})

class Device extends Shopping {
  constructor(visitor: Visitor) {
    super(visitor, shop.backend)
  }

  logIn = () => logIn(this.visitor)
  logOut = () => this.visitor.post('/sv/login', { intent: 'log-out' })
  /** The quantities in the cart by product, as its page shows them. */
  quantities = async () => Object.fromEntries((await this.cart()).lines.map(({ slug, quantity }) => [slug, quantity]))
  line = async (slug: string) => (await this.cart()).lines.find((line) => line.slug === slug)?.uuid ?? ''
  /** A cart form as the browser's script sends it. */
  send = (fields: Record<string, string>) => this.visitor.post('/sv/cart/data', fields)
}

const CR = 'knappcell-cr2032'
const LR = 'lr6-aa-24-pack'

describe('the cart of an account', () => {
  it('and that of a guest become one when logging in, once, by the rule for adding', async () => {
    await computer.logIn()
    await computer.add('CR2032', 3)
    await computer.add('LR6-24', 1)
    await computer.quantities()
    await phone.add('CR2032', 2)
    await phone.logIn()
    const joined = { [CR]: 5, [LR]: 1 }
    for (const device of [phone, phone, computer, phone]) expect(await device.quantities()).toEqual(joined)
  })

  it('stays in step on two devices: the last change of each line counts, and no other is lost', async () => {
    await phone.logIn()
    await computer.logIn()
    await phone.add('CR2032', 2)
    await phone.quantities()
    expect(await computer.quantities()).toEqual({ [CR]: 2 })
    await computer.change(await computer.line(CR), 7)
    await phone.add('LR6-24', 1)
    expect(await computer.quantities()).toEqual({ [CR]: 7 })
    expect(await phone.quantities()).toEqual({ [CR]: 7, [LR]: 1 })
    expect(await computer.quantities()).toEqual({ [CR]: 7, [LR]: 1 })
    await phone.remove(await phone.line(CR))
    await phone.quantities()
    expect(await computer.quantities()).toEqual({ [LR]: 1 })
  })

  it.each(['a device that has no cart yet', 'a device whose cart is older than that of the account'])(
    'is replaced by the products of an atc link on %s',
    async (kind) => {
      await computer.logIn()
      await phone.logIn()
      await computer.add('CR2032', 3)
      await computer.quantities()
      if (kind.includes('older')) await phone.quantities()
      await computer.add('TESTER', 1)
      await computer.quantities()
      await phone.visitor.follow(await phone.visitor.get(`/sv?atc=${encodeURIComponent(btoa('LR6-24:2'))}`))
      for (const device of [phone, computer]) expect(await device.quantities()).toEqual({ [LR]: 2 })
      await phone.visitor.post('/sv/cart', { intent: 'undo-link', return_to: '/sv' })
      expect(await phone.quantities()).toEqual({ [CR]: 3, batteritestare: 1 })
    },
  )

  it('is priced on the device that takes it over, on every page', async () => {
    await computer.logIn()
    await computer.add('CR2032', 3)
    await computer.quantities()
    await phone.logIn()
    const { body } = await phone.visitor.get('/sv')
    const { body: other } = await computer.visitor.get('/sv')
    const badge = (html: string) => /<a[^>]*href="[^"]*cart"[^>]*>.*?<\/a>/s.exec(html)?.[0].replaceAll(/<[^>]+>/g, ' ')
    expect(badge(body)).toBe(badge(other))
    expect(badge(body)).toContain('3')
  })

  it('stays after logging out, and comes back doubled for no one', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    await phone.quantities()
    await phone.logOut()
    expect(await phone.quantities()).toEqual({ [CR]: 2 })
    await phone.change(await phone.line(CR), 4)
    await phone.logIn()
    expect(await phone.quantities()).toEqual({ [CR]: 4 })
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [CR]: 4 })
  })

  it('is not carried to the account of another customer on the same computer', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    await phone.quantities()
    await phone.logOut()
    await phone.add('LR6-24', 1)
    await openAccount(phone.visitor, shop.backend, `${crypto.randomUUID()}@example.com`)
    expect(await phone.quantities()).toEqual({ [LR]: 1 })
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [CR]: 2 })
  })

  it('is kept as it is while the backend is away, and sent with the next visit', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    shop.respond = (path, send) => (path === '/api/account/cart' ? new Response('away', { status: 503 }) : send())
    expect(await phone.quantities()).toEqual({ [CR]: 2 })
    shop.respond = null
    await phone.quantities()
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [CR]: 2 })
  })

  it('gets at once what the script of a page changes', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    const uuid = await phone.line(CR)
    expect((await phone.send({ intent: 'change', uuid, quantity: '9' })).status).toBe(200)
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [CR]: 9 })
  })

  it('is the same after the copy of a browser whose session was lost is restored: no quantity is added twice', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    const uuid = await phone.line(CR)
    phone.visitor.cookies.delete('session')
    const line = `product_id=${shop.backend.idOf('CR2032')}&quantity=2&uuid=${uuid}`
    await phone.visitor.post('/sv/cart', { intent: 'restore', session: 'the-lost', line })
    expect(await phone.quantities()).toEqual({ [CR]: 2 })
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [CR]: 2 })
  })

  it('decides what the copy of a browser whose session was lost brings back: nothing that was removed or ordered on another device meanwhile', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    const summary = (await phone.cart()).body
    expect(summary).toContain('in_step')
    const [removed, unsent] = [await phone.line(CR), crypto.randomUUID()]
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [CR]: 2 })
    await computer.remove(removed)
    expect(await computer.quantities()).toEqual({})
    phone.visitor.cookies.delete('session')
    const copied = new URLSearchParams({ intent: 'restore', session: 'the-lost' })
    copied.append('line', `product_id=${shop.backend.idOf('CR2032')}&quantity=2&in_step=1&uuid=${removed}`)
    copied.append('line', `product_id=${shop.backend.idOf('LR6-24')}&quantity=1&uuid=${unsent}`)
    await phone.visitor.post('/sv/cart', copied)
    expect(await phone.quantities()).toEqual({ [LR]: 1 })
    expect(await computer.quantities()).toEqual({ [LR]: 1 })
  })

  it('of a backend whose database was restored from a backup gets what this device has, and follows again', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    expect(await phone.quantities()).toEqual({ [CR]: 2 })
    const [backup] = await shop.backend.db.select().from(accountCarts)
    if (backup === undefined) throw new Error('The account has no cart')
    await phone.add('LR6-24')
    await phone.remove(await phone.line(CR))
    expect(await phone.quantities()).toEqual({ [LR]: 1 })
    await shop.backend.db.update(accountCarts).set({ version: backup.version, lines: backup.lines })
    expect(await phone.quantities()).toEqual({ [LR]: 1 })
    await computer.logIn()
    expect(await computer.quantities()).toEqual({ [LR]: 1 })
    await computer.add('CR2032', 4)
    expect(await computer.quantities()).toEqual({ [CR]: 4, [LR]: 1 })
    expect(await phone.quantities()).toEqual({ [CR]: 4, [LR]: 1 })
  })

  it('leaves the cart of the device alone while the backend refuses it', async () => {
    await phone.logIn()
    await phone.add('CR2032', 2)
    shop.respond = (path, send) => (path === '/api/account/cart' ? new Response('{}', { status: 404 }) : send())
    expect(await phone.quantities()).toEqual({ [CR]: 2 })
  })

  it('is emptied on all devices by the order', async () => {
    await computer.logIn()
    await phone.logIn()
    await phone.add('LR6-24', 1)
    await phone.quantities()
    expect(await computer.quantities()).toEqual({ [LR]: 1 })
    await phone.visitor.follow(await phone.order(await phone.checkout()))
    expect(await phone.quantities()).toEqual({})
    expect(await computer.quantities()).toEqual({})
  })
})

it('logging in keeps what was typed in the checkout', async () => {
  await phone.add('LR6-24', 1)
  const typed = { ...(await phone.checkout()), street: 'Halvskriven 1', intent: 'update' }
  await phone.visitor.post(phone.checkoutPath, typed)
  await phone.logIn()
  expect((await phone.visitor.get(phone.checkoutPath)).body).toContain('Halvskriven 1')
})
