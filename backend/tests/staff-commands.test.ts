import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { products } from '../database/schema/products'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { runCommand } from '../staff/cli/run-command'
import { GERMANY, placeOrder } from './place-order'
import { Staff } from './staff'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ENV = { BACKEND_PORT: '4000', BACKEND_ADMIN_TOKEN: 'the-operator' }
const run = (line: string, env: Record<string, string> = ENV) =>
  runCommand(line.split(' '), {
    env,
    newId: () => crypto.randomUUID(),
    fetch: (url, init) => shop.fetch(url.replace('http://127.0.0.1:4000', ''), init),
  })

test('an order is found, sent, delivered and shown from the terminal', async () => {
  const { number } = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LAST'), quantity: 1 }])
  expect(await run('list --status confirmed')).toEqual([expect.stringMatching(new RegExp(`^${number} .* confirmed .* SEK`))])
  expect(await run(`ship ${number} --carrier postnord --tracking A1`)).toEqual(['Done.'])
  expect(await run(`deliver ${number}`)).toEqual(['Done.'])
  expect((await run(`show ${number}`)).map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`${number}  2026-11-18 09:00  delivered`),
      'Parcel: postnord A1',
      expect.stringContaining('staff    shipped  carrier=postnord tracking_number=A1'),
    ]),
  )
  await expect(run(`cancel ${number} --reason by-shop`)).rejects.toThrow(`Order ${number} cannot be cancelled: it was delivered`)
  expect(await run('list --status cancelled')).toEqual(['None.'])
  expect(await run('jobs')).toEqual(['None.'])
  expect(await run('jobs waiting')).toHaveLength(4)
  expect((await run('reviews published')).length).toBeGreaterThan(1)
})

test('an account is made one of the staff, listed, and made a customer’s again from the terminal', async () => {
  const { email } = DEMO_ACCOUNT
  expect(await run('staff')).toEqual(['None.'])
  expect(await run(`staff add ${email.toUpperCase()}`)).toEqual(['Done.'])
  expect(await run('staff')).toEqual([expect.stringMatching(new RegExp(`^${email}  \\S+`))])
  expect(await run(`staff remove ${email}`)).toEqual(['Done.'])
  expect(await run('staff')).toEqual(['None.'])
  await expect(run('staff add nobody@example.com')).rejects.toThrow('The account nobody@example.com was not found')
})

test('an order with deposits names them for each line and together', async () => {
  await shop.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'LR6-24'))
  const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 2 }
  const { number } = await placeOrder(shop, [line], { place: GERMANY })
  const shown = await run(`show ${number}`)
  expect(shown).toContain('Deposits: 15.00 EUR')
  expect(shown.find((text) => text.includes('2 x LR6-24'))).toMatch(/ \+ 7\.50 deposit$/)
  await shop.db.update(products).set({ starter_batteries: 0 }).where(eq(products.sku, 'LR6-24'))
})

test('an order names the company that buys, the service point, the customer’s number there and the carrier by its id', async () => {
  const company = { name: 'Provbolaget AB', organisation_number: '5560000001', reference: 'Lager 3' }
  const line = () => ({ uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 1 })
  const { number, shipping } = await placeOrder(shop, [line()], { customer: { company } })
  const point = shipping?.service_point
  expect(await run(`show ${number}`)).toEqual(
    expect.arrayContaining([
      'Company: Provbolaget AB, 5560000001, reference Lager 3',
      `Delivery: ${shipping?.name}, --carrier postnord`,
      `Service point: ${point?.id}, ${point?.name}, ${point?.street}, ${point?.postal_code} ${point?.city}`,
    ]),
  )
  const box = { place: GERMANY, delivery: 'dhl-locker', postNumber: '1234567890' }
  const sent = await placeOrder(shop, [line()], box)
  expect(await run(`show ${sent.number}`)).toContain('Customer’s number at the carrier: 1234567890')
})

test('without token, port or the right values it says what is missing', async () => {
  await expect(run('list', { BACKEND_PORT: '4000' })).rejects.toThrow('BACKEND_ADMIN_TOKEN is missing')
  await expect(run('list', { BACKEND_ADMIN_TOKEN: 'x' })).rejects.toThrow('BACKEND_PORT is missing')
  await expect(run('list', { ...ENV, BACKEND_ADMIN_TOKEN: 'x' })).rejects.toThrow('another BACKEND_ADMIN_TOKEN')
  await expect(run('list --status eaten')).rejects.toThrow(/^status: [^\n]+$/)
  await expect(run('show SE9')).rejects.toThrow('The order SE9 was not found')
})

test('a return is listed, shown, received and refunded from the terminal', async () => {
  const order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 1 }])
  await run(`ship ${order.number} --carrier postnord --tracking A2`)
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, shop.services)
  const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'used' }]
  const body = { id: crypto.randomUUID(), lines, message: 'Slut efter en dag' }
  await shop.fetch(`/api/orders/${order.id}/returns`, post(body, { authorization: `Bearer ${token}` }))
  const number = `${order.number}-R1`
  expect(await run('returns')).toEqual([expect.stringMatching(new RegExp(`^${number} .* announced  parcel  by 2026-12-02`))])
  expect(await run(`returns show ${number}`)).toEqual([
    `${number}  announced  of order ${order.number}  parcel, freight paid by the shop`,
    expect.stringContaining('1 x LR6 AA 24-pack  faulty, used, other battery'),
    expect.stringMatching(/^Label: PostNord, 00\d+$/),
    'Paid for the goods: 150.00 SEK',
    'Message: Slut efter en dag',
  ])
  expect(await run(`returns receive ${number} --sellable all`)).toEqual(['Done.'])
  await new Staff(shop).settle()
  const credited = ['199.00 SEK will be credited: the invoice is not paid, so no money moves.']
  for (let n = 0; n < 2; n++) expect(await run(`returns refund ${number}`)).toEqual(credited)
  expect(await run('returns')).toEqual(['None.'])
})

test('a return says what was given back by an amount before, perhaps for the same goods', async () => {
  const line = (sku: string) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity: 1 })
  const order = await placeOrder(shop, [line('LR6-24'), line('CR2032')])
  await run(`ship ${order.number} --carrier postnord --tracking A3`)
  await new Staff(shop).settle()
  await run(`refund ${order.number} --amount 50.50 --reason scratched`)
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, shop.services)
  const lines = [{ position: 1, quantity: 1, reason: 'faulty', condition: 'used' }]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  await shop.fetch(`/api/orders/${order.id}/returns`, post(body, { authorization: `Bearer ${token}` }))
  const shown = await run(`returns show ${order.number}-R1`)
  expect(shown.filter((text) => text.startsWith('Given back'))).toEqual([
    'Given back before, by an amount: 50.50 SEK on 2026-11-18 (scratched)',
  ])
  await run(`returns receive ${order.number}-R1 --sellable all`)
  await run(`returns refund ${order.number}-R1 --deduct 50.50`)
  const after = await run(`returns show ${order.number}-R1`)
  expect(after.filter((text) => text.startsWith('Given back'))).toHaveLength(1)
})

test('a subscription is listed, shown, paused, resumed and ended from the terminal', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 2, subscription_interval: { id: 3 } }
  const { number } = await placeOrder(shop, [line])
  const [listed = ''] = await run(`subscriptions active --number ${number}`)
  expect(listed).toMatch(new RegExp(`${number}  active  2 x CR2032  every 3 months  invoice  next 2027-02-18  kund@example.com`))
  const [id = ''] = listed.split(' ')
  expect(await run(`subscriptions pause ${id}`)).toEqual(['Done.'])
  expect(await run(`subscriptions show ${id}`)).toEqual([expect.stringContaining('paused')])
  expect(await run(`subscriptions resume ${id}`)).toEqual(['Done.'])
  await expect(run(`subscriptions charge ${id}`)).rejects.toThrow('No delivery of the subscription waits for its payment')
  expect(await run(`subscriptions end ${id}`)).toEqual(['Done.'])
  expect(await run('subscriptions ended --email kund@example.com')).toEqual([expect.stringContaining(id)])
  await expect(run('subscriptions show 1')).rejects.toThrow('not found')
})

test('an invoice that was paid is shown as paid', async () => {
  const { number } = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 3 }])
  await run(`ship ${number} --carrier postnord --tracking A2`)
  await run(`deliver ${number}`)
  await new Staff(shop).settle()
  const payment = async () => (await run(`show ${number}`)).find((line) => line.startsWith('Payment: '))
  expect(await payment()).not.toContain('paid')
  expect(await run(`refund ${number} --amount 1 --reason x`)).toEqual([expect.stringContaining('1.00 SEK will be credited')])
  await run(`paid ${number}`)
  expect(await payment()).toMatch(/^Payment: invoice paid /)
  expect(await run(`refund ${number} --amount 2 --reason x`)).toEqual(['2.00 SEK will be given back.'])
})
