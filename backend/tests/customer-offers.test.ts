import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountExport } from '../../app/commerce/contract/account-details'
import { type CartItemRequest, SyncCartAnswer } from '../../app/commerce/contract/cart'
import { DiscountRules } from '../../app/commerce/contract/coupon'
import { CustomerOffers } from '../../app/commerce/contract/customer-offer'
import { signAccessToken } from '../accounts/access-token'
import { hashPassword } from '../accounts/passwords'
import { customerOffers } from '../database/schema/customer-offers'
import { customerDiscounts, customers } from '../database/schema/accounts'
import { products } from '../database/schema/products'
import { runCommand } from '../staff/cli/run-command'
import { GERMANY, orderCart, orderRequest, placeOrder, putCheckout, quoteCart, SWEDEN } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

const PASSWORD = 'elva-gula-tranor'
let shop: TestShop
let headers: { authorization: string }
let customerId: number
let email: string
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.com`
  shop.clock.now = new Date('2026-11-18T09:00:00Z')
  headers = await account(email)
})
afterAll(() => shop.close())

async function account(address: string) {
  const names = { first_name: 'Nora', last_name: 'Ny', password_hash: 'x' }
  const [row] = await shop.db
    .insert(customers)
    .values({ email: address, ...names })
    .returning()
  customerId = row?.id ?? 0
  const token = await signAccessToken({ scope: 'account', subject: String(customerId) }, shop.services)
  return { authorization: `Bearer ${token}` }
}

const staff = (...args: string[]) =>
  runCommand(args, {
    env: { BACKEND_PORT: '4000', BACKEND_ADMIN_TOKEN: 'the-operator' },
    newId: () => crypto.randomUUID(),
    fetch: (url, init) => shop.fetch(url.replace('http://127.0.0.1:4000', ''), init),
  })
const offer = (...goods: string[]) =>
  staff('offers', 'make', email, 'sv', ...goods, '--until', '2026-11-30', '--message', 'Som avtalat')
const offers = async (place = '', as = headers) =>
  CustomerOffers.parse(await (await shop.fetch(`/api/account/offers${place}`, { headers: as })).json())
const firstItem = async () => {
  const item = (await offers())[0]?.items[0]
  if (item === undefined) throw new Error('No offer')
  return item
}
const lineOf = ({ id, product_id }: { id: number; product_id: number }, quantity = 4) => ({
  uuid: crypto.randomUUID(),
  product_id,
  quantity,
  offer_item_id: id,
})
type Line = CartItemRequest
const sync = async (items: readonly Line[], as: Record<string, string> = headers, coupons: string[] = [], place = SWEDEN) =>
  SyncCartAnswer.parse(
    await (await shop.fetch(`/api/sync-cart?${place}`, post({ items, coupons, checkout_order_id: null }, as))).json(),
  ).map(({ offer_item_id, quantity, price, cart_notice, reductions }) => ({
    offer_item_id,
    quantity,
    price,
    cart_notice,
    reductions,
  }))
const OVER = 'Ditt erbjudande gäller inte längre. Nu gäller det vanliga priset.'

const NEEDS_LOGIN = 'Erbjudandet gäller när du är inloggad. Tills du loggar in gäller det vanliga priset.'
const ELSEWHERE = 'Tilbudet gjelder i en annen av nettbutikkene våre. Her gjelder den vanlige prisen.'

describe('an offer to a customer', () => {
  test('is made from the terminal, and shown in the account with goods, quantity, price and validity, in its store alone', async () => {
    expect(await offer('CR2032:4:10', 'LR6-24:2:99,00')).toEqual(['Done.'])
    expect(await offers()).toMatchObject([
      {
        message: 'Som avtalat',
        valid_through: '2026-11-30',
        items: [
          { sku: 'CR2032', quantity: 4, price: 10, state: 'open' },
          { sku: 'LR6-24', quantity: 2, price: 99, state: 'open' },
        ],
      },
    ])
    expect(await offers('?locale=no&sid=8')).toEqual([])
    expect((await shop.fetch('/api/account/offers')).status).toBe(401)
    const [line = ''] = await staff('offers', '--email', email)
    expect(line).toMatch(/ {2}valid through 2026-11-30 {2}4 x CR2032 at 10.00 SEK {2}2 x LR6-24 at 99.00 SEK$/)
    expect(await staff('offers', 'withdraw', line.split(' ')[0] ?? '')).toEqual(['Done.'])
    expect(await offers()).toEqual([])
  })

  test('is refused for an unknown account or product, a gift card, and without goods or a day', async () => {
    await expect(staff('offers', 'make', 'x@example.com', 'sv', 'CR2032:1:1', '--until', '2026-11-30')).rejects.toThrow(
      'The account',
    )
    await expect(offer('NONE:1:1')).rejects.toThrow('The product NONE was not found')
    await expect(offer('GIFT-500:1:1')).rejects.toThrow('A gift card costs what it is worth')
    await expect(staff('offers', 'make', email, 'sv', 'CR2032:1:1', '--until', '2026-11-01')).rejects.toThrow('is past')
    await expect(offer('CR2032:1:99,50')).rejects.toThrow('Prices in SEK have 0 decimals')
    await expect(offer()).rejects.toThrow('SKU:PIECES:PRICE is missing')
    await expect(offer('CR2032')).rejects.toThrow('CR2032 is not SKU:PIECES:PRICE')
    await expect(staff('offers', 'make', email, 'sv', 'CR2032:1:1')).rejects.toThrow('--until is missing')
  })

  test('is made once while it is valid, unless the staff say that they mean another', async () => {
    await offer('CR2032:4:10', 'LR6-24:2:99')
    await expect(offer('LR6-24:2:99', 'CR2032:4:10')).rejects.toThrow('The customer has this offer already')
    expect(await offer('LR6-24:2:99', 'CR2032:5:10')).toEqual(['Done.'])
    expect(await offer('LR6-24:2:99', 'CR2032:4:10', '--again')).toEqual(['Done.'])
    expect(await offers()).toHaveLength(3)
  })

  test('gives its line the quantity and the price of the offer; no code and no discount of the profile changes them', async () => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    await shop.db.insert(customerDiscounts).values({ customer_id: customerId, discount_category: 'button-cells', percentage: 50 })
    const [line] = await sync([lineOf(item, 9)], headers, ['KRAFT10'])
    const told = { cart_notice: 'Erbjudandet gäller 4 stycken.', reductions: [] }
    expect(line).toEqual({ offer_item_id: item.id, quantity: 4, price: 10, ...told })
    const { uuid: _, ...content } = lineOf(item)
    const body = { coupons: ['KRAFT10'], cart_contents: [content] }
    const [rule] = DiscountRules.parse(await (await shop.fetch('/api/sync-coupons', post(body, headers))).json())
    expect(rule?.all_affected_items).toEqual([])
  })

  test.each([
    ['after a logout', SWEDEN, NEEDS_LOGIN, false],
    ['in another store', 'locale=no&sid=8', ELSEWHERE, true],
  ])('is kept by its line %s, which costs what it costs everyone until it holds again', async (_, place, notice, isLoggedIn) => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    const as = isLoggedIn ? headers : {}
    const [ordinary] = await sync([{ ...lineOf(item), offer_item_id: undefined }], {}, [], place)
    const [waiting] = await sync([lineOf(item)], as, [], place)
    expect(waiting).toMatchObject({ offer_item_id: item.id, price: ordinary?.price, quantity: 4, cart_notice: notice })
    expect(await sync([lineOf(item)])).toMatchObject([{ offer_item_id: item.id, price: 10, cart_notice: null }])
  })

  test('is for this customer alone, and counts once in a cart', async () => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    const regular = { offer_item_id: null, cart_notice: OVER }
    expect(await sync([{ ...lineOf(item), offer_item_id: 987_654 }])).toMatchObject([regular])
    expect(await sync([lineOf(item)], await account('other@example.com'))).toMatchObject([regular])
    expect(await sync([lineOf(item), lineOf(item)])).toMatchObject([{ offer_item_id: item.id }, regular])
    expect(await sync([{ ...lineOf(item), product_id: shop.idOf('LR6-24') }])).toMatchObject([regular])
  })

  test('is over after its last day, and when the staff takes it back: the line is then an ordinary one, with the reason', async () => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    shop.clock.now = new Date('2026-11-30T22:59:00Z')
    headers = {
      authorization: `Bearer ${await signAccessToken({ scope: 'account', subject: String(customerId) }, shop.services)}`,
    }
    expect(await sync([lineOf(item)])).toMatchObject([{ price: 10 }])
    shop.clock.now = new Date('2026-11-30T23:01:00Z')
    expect(await sync([lineOf(item)])).toMatchObject([{ offer_item_id: null, cart_notice: OVER }])
    expect((await firstItem()).state).toBe('expired')
    const refused = await orderCart(shop, [lineOf(item)], { headers })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(OVER)])
  })

  test('says when its goods are sold out', async () => {
    await offer('LAST:3:10')
    await shop.db.update(products).set({ stock: 2 }).where(eq(products.sku, 'LAST'))
    expect((await firstItem()).state).toBe('sold-out')
    await shop.db.update(products).set({ stock: 3 }).where(eq(products.sku, 'LAST'))
    expect((await firstItem()).state).toBe('open')
  })
})

describe('an order of an offer', () => {
  test('charges what was offered, keeps it in its lines, and uses the offer up; a cancelled order gives it back', async () => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    const order = await placeOrder(shop, [lineOf(item)], { headers, coupons: ['KRAFT10'] })
    expect(order.items).toMatchObject([{ offer_item_id: item.id, quantity: 4, price: 10, reductions: [] }])
    expect(order.items_total).toBe(40)
    expect((await firstItem()).state).toBe('ordered')
    expect(await sync([lineOf(item)])).toMatchObject([{ offer_item_id: null, cart_notice: OVER }])
    await staff('cancel', order.number, '--reason', 'by-shop')
    expect((await firstItem()).state).toBe('open')
    expect(await sync([lineOf(item)])).toMatchObject([{ price: 10 }])
  })

  test.each([
    ['of a guest', SWEDEN, false],
    ['in another store', GERMANY, true],
  ])('%s is at the ordinary price, and leaves the offer open', async (_, place, isLoggedIn) => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    const as = isLoggedIn ? { headers, place } : { place }
    const lines = [lineOf(item)]
    const stale = await orderRequest(shop, lines, { headers })
    if (!isLoggedIn) expect((await putCheckout(shop, stale, as)).status).toBe(409)
    const order = await placeOrder(shop, lines, as)
    expect(order.items).toMatchObject([{ offer_item_id: null, quantity: 4 }])
    expect(order.items[0]?.price).toBe(order.items[0]?.ordinary_price)
    expect((await firstItem()).state).toBe('open')
  })

  test('of two at the same time, one is placed', async () => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    const answers = await Promise.all([1, 2, 3].map(() => orderCart(shop, [lineOf(item)], { headers })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('can be asked for again in the same checkout, which has used nothing up for itself', async () => {
    await offer('CR2032:4:10')
    const item = await firstItem()
    const checkoutId = crypto.randomUUID()
    await placeOrder(shop, [lineOf(item)], { headers, checkoutId })
    expect((await quoteCart(shop, [lineOf(item)], { headers, checkoutId })).items).toMatchObject([{ price: 10 }])
    // Nor do codes count its goods as ordinary ones.
    const { uuid: _, ...content } = lineOf(item)
    const body = { coupons: ['KRAFT10'], cart_contents: [content] }
    const affected = async (asked: object) =>
      DiscountRules.parse(await (await shop.fetch('/api/sync-coupons', post(asked, headers))).json())[0]?.all_affected_items
    expect(await affected({ ...body, checkout_order_id: checkoutId })).toEqual([])
    expect(await affected(body)).toEqual([item.product_id])
  })
})

test('offers are in the export of the account, and end with it', async () => {
  await offer('CR2032:4:10')
  const exported = AccountExport.parse(await (await shop.fetch('/api/account/export', { headers })).json())
  expect(exported.offers).toMatchObject([{ items: [{ sku: 'CR2032', price: 10 }] }])
  await shop.db
    .update(customers)
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where(eq(customers.id, customerId))
  expect((await shop.fetch('/api/account/deletion', post({ password: PASSWORD }, headers))).status).toBe(202)
  expect(await shop.db.select().from(customerOffers).where(eq(customerOffers.customer_id, customerId))).toEqual([])
})

test('the demo account has an offer in the stores that sell its products', async () => {
  const [demo] = await shop.db.select().from(customers).where(eq(customers.email, 'demo@kraftcell.example'))
  const token = await signAccessToken({ scope: 'account', subject: String(demo?.id) }, shop.services)
  const [made] = await offers('', { authorization: `Bearer ${token}` })
  expect(made?.items.map(({ state, price, ordinary_price: ordinary }) => [state, price < ordinary])).toContainEqual([
    'open',
    true,
  ])
})

test('The goods of an offer name the deposit of each unit', async () => {
  await shop.db.update(products).set({ starter_batteries: 2 }).where(eq(products.sku, 'LR6-24'))
  await staff('offers', 'make', email, 'de', 'LR6-24:2:30,00', '--until', '2026-11-30')
  const [offered] = await offers(`?${GERMANY}`)
  expect(offered?.items).toMatchObject([{ quantity: 2, deposit: 15 }])
})
