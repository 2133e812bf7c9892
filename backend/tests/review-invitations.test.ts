import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { ReviewsPage } from '../../app/commerce/contract/review'
import { deleteAccount } from '../customer-data/delete-account'
import { hashPassword } from '../accounts/passwords'
import { customers } from '../database/schema/accounts'
import { jobs } from '../database/schema/jobs'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { returnLines, returns } from '../database/schema/returns'
import { reviewObjections, reviews } from '../database/schema/reviews'
import { withdrawals } from '../database/schema/withdrawals'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { mimeMessage } from '../mail/transport/mime-message'
import { inviteReviews } from '../reviews/invite-reviews'
import { GERMANY, type Ordering, orderRequest, placeOrder, putCheckout } from './place-order'
import { Staff } from './staff'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

const DAY_MS = 24 * 3600_000

let shop: TestShop
let staff: Staff
beforeAll(async () => {
  shop = await openTestShop()
  staff = new Staff(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  await shop.db.delete(jobs)
  await shop.db.delete(reviewObjections)
  await shop.db.update(orders).set({ review_invitation: null })
})

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
const later = (days: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY_MS))
const sent = () => shop.mails.filter(({ key }) => key.startsWith('review-invitation'))
const addresses = () =>
  sent().flatMap(({ text }) => [...text.matchAll(/https:\/\/shop\.example\S*\?review=\S+/g)].map(([url]) => url))
const slugs = () => addresses().map((url) => /artiklar\/(.*)\.html/.exec(url)?.[1])
const tokenIn = (url = '') => /review=([^#]+)/.exec(url)?.[1] ?? ''

async function work(): Promise<void> {
  await inviteReviews(shop.services)
  await runDueJobs(shop.services, jobRunner(shop.services))
}

/** An order of a customer who was told of the invitation, delivered at once. */
async function delivered(skus: readonly string[] = ['TESTER'], ordering: Ordering = {}): Promise<Order> {
  const order = await placeOrder(
    shop,
    skus.map((sku) => line(sku)),
    { reviewInvitation: true, ...ordering },
  )
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  return order
}

const write = (sku: string, invitation: string) =>
  shop.fetch(
    `/api/products/${shop.idOf(sku)}/reviews`,
    post({ stars: 2, title: 'Nja', text: 'Visar fel ibland.', name: '', invitation }),
  )

test('ten days after the delivery, and not before, one mail asks about each product that was bought, once', async () => {
  const order = await delivered(['TESTER', 'CR2032'])
  later(9)
  await work()
  expect(sent()).toEqual([])
  later(2)
  await Promise.all([work(), work()])
  later(5)
  await work()
  expect(sent().map(({ to, key }) => [to, key])).toEqual([['kund@example.com', `review-invitation:${order.id}`]])
  expect(slugs()).toEqual(['batteritestare', 'knappcell-cr2032'])
})

test('it is written in the language of the storefront', async () => {
  await delivered(['CR2032'], { place: GERMANY, postalCode: '10115' })
  later(11)
  await work()
  expect(sent().map(({ language }) => language)).toEqual(['de'])
  expect(addresses()[0]).toContain('/de/artiklar/knappcell-cr2032-de.html?review=')
})

test('nobody is asked whose checkout did not tell of it, or who objected there', async () => {
  await delivered(['TESTER'], { reviewInvitation: false })
  later(11)
  await work()
  expect(sent()).toEqual([])
})

test.each(['kund@example.com', 'annan@example.com'])('nobody is asked who has closed the account %s meanwhile', async (email) => {
  const { id } = await delivered()
  const values = { email, password_hash: await hashPassword('a long password') }
  const [customer] = await shop.db
    .insert(customers)
    .values({ ...values, first_name: 'Kim', last_name: 'Kund' })
    .returning()
  // Bought while logged in, with the address of the buyer.
  await shop.db.update(orders).set({ customer_id: customer?.id }).where(eq(orders.id, id))
  await deleteAccount(customer?.id ?? 0, 'a long password', shop.services)
  later(11)
  await work()
  expect(sent()).toEqual([])
})

test('an objection that comes with a second try of the same order counts', async () => {
  const checkoutId = crypto.randomUUID()
  const request = await orderRequest(shop, [line('TESTER')], { checkoutId, reviewInvitation: true })
  const allowed = async () => (await shop.db.select().from(orders).where(eq(orders.checkout_order_id, checkoutId)))[0]
  await putCheckout(shop, request, { checkoutId })
  expect((await allowed())?.review_invitation).toBe('allowed')
  await putCheckout(shop, { ...request, order: { ...request.order, review_invitation: false } }, { checkoutId })
  expect((await allowed())?.review_invitation).toBeNull()
})

test.each<[string, (order: Order) => Promise<unknown>]>([
  ['was cancelled', ({ id }) => shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))],
  ['came back', ({ id }) => shop.db.update(orders).set({ status: 'returned' }).where(eq(orders.id, id))],
  [
    'was withdrawn from',
    async ({ number }) => {
      const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'whole', lines: null }
      expect((await shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed }))).status).toBe(200)
    },
  ],
  [
    'whose only line was withdrawn from',
    ({ id }) => shop.db.update(orderLines).set({ withdrawn: 1 }).where(eq(orderLines.order_id, id)),
  ],
])('an order that %s is not asked about', async (_, change) => {
  await change(await delivered())
  later(11)
  await work()
  expect(sent()).toEqual([])
  await shop.db.delete(withdrawals)
})

test('gift cards, lines that are coming back and products that are not sold any more are left out', async () => {
  const order = await delivered(['TESTER', 'CR2032', 'BL1850B', 'LAST'])
  const id = crypto.randomUUID()
  await shop.db.insert(returns).values({
    id,
    order_id: order.id,
    number: `${order.number}-R1`,
    state: 'announced',
    way: 'parcel',
    message: '',
    announced_at: shop.clock.now,
  })
  await shop.db.insert(returnLines).values({
    return_id: id,
    position: 0,
    quantity: 1,
    reason: 'changed-mind',
    condition: 'unopened',
    is_sent: true,
  })
  await shop.db.update(products).set({ discontinued: true }).where(eq(products.sku, 'BL1850B'))
  await shop.db.update(products).set({ type: PRODUCT_TYPE.giftCard }).where(eq(products.sku, 'LAST'))
  later(11)
  await work()
  expect(slugs()).toEqual(['knappcell-cr2032'])
  await shop.db.update(products).set({ discontinued: false }).where(eq(products.sku, 'BL1850B'))
  await shop.db.update(products).set({ type: PRODUCT_TYPE.standard }).where(eq(products.sku, 'LAST'))
})

test('the link lets its order review its product without a login, and the review is a verified purchase', async () => {
  const order = await delivered(['TESTER', 'CR2032'])
  later(11)
  await work()
  const token = tokenIn(addresses()[0])
  expect(Buffer.from(token.replaceAll('.', ''), 'base64url').toString('latin1')).not.toContain(order.id)
  const read = (sku: string) => shop.fetch('/api/review-invitations', post({ token, product_id: shop.idOf(sku) }))
  expect(await (await read('TESTER')).json()).toEqual({ order_number: order.number })
  expect((await read('CR2032')).status).toBe(404)
  expect([(await write('CR2032', token)).status, (await write('TESTER', token)).status]).toEqual([422, 202])
  expect((await write('TESTER', token)).status).toBe(409)
  await shop.db.update(reviews).set({ status: 'published' }).where(eq(reviews.order_number, order.number))
  const shown = ReviewsPage.parse(await (await shop.fetch(`/api/products/${shop.idOf('TESTER')}/reviews`)).json())
  expect(shown.reviews.find(({ title }) => title === 'Nja')).toMatchObject({ stars: 2, verified: true })
})

test('the link is valid for 60 days', async () => {
  await delivered()
  later(11)
  await work()
  const token = tokenIn(addresses()[0])
  later(59)
  expect((await shop.fetch('/api/review-invitations', post({ token, product_id: shop.idOf('TESTER') }))).status).toBe(200)
  later(2)
  expect((await write('TESTER', token)).status).toBe(422)
})

test('the mail ends such mails with one click (RFC 8058), and nothing is sent to that address any more, not even one that is enqueued', async () => {
  await delivered()
  later(11)
  await work()
  const [mail] = sent()
  const access = /unsubscribe\?reviews=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail && mimeMessage(mail).headers).toMatchObject({
    'List-Unsubscribe': `<https://shop.example/sv/unsubscribe?reviews=${access}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  await delivered()
  later(11)
  await inviteReviews(shop.services)
  const end = (token: string) => shop.fetch('/api/review-invitations/end', post({ access: token }))
  expect([(await end(access)).status, (await end(access)).status, (await end('x')).status]).toEqual([202, 202, 404])
  await work()
  await delivered()
  later(11)
  await work()
  expect(sent()).toHaveLength(1)
})

test('an order that can get no mail any more is not looked at in later rounds; one on its way still is', async () => {
  await delivered()
  const cancelled = await placeOrder(shop, [line('TESTER')], { reviewInvitation: true })
  expect(await staff.act(cancelled.number, 'cancel', { reason: 'by-customer' })).toBe('204')
  later(46)
  const open = await placeOrder(shop, [line('TESTER')], { reviewInvitation: true })
  await work()
  const looked = await shop.db.select({ number: orders.number }).from(orders).where(eq(orders.review_invitation, 'allowed'))
  expect(looked).toEqual([{ number: open.number }])
  expect(sent()).toEqual([])
})
