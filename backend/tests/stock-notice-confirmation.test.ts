import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '../accounts/customers'
import { customers } from '../database/schema/accounts'
import { jobs } from '../database/schema/jobs'
import { products } from '../database/schema/products'
import { stockNotifications } from '../database/schema/reviews'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { sendStockNotices } from '../reviews/send-stock-notices'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { openTestShop, post, type TestShop } from './test-shop'

const DAY_MS = 24 * 3600_000

let shop: TestShop
let start: Date
beforeAll(async () => {
  shop = await openTestShop()
  start = shop.clock.now
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = start
  shop.mails.length = 0
  await shop.db.delete(jobs)
  await shop.db.delete(stockNotifications)
  await setStock(0)
  await prove(null)
})

/** The time at which the demo account's address was confirmed. */
const prove = (email_confirmed_at: Date | null) => shop.db.update(customers).set({ email_confirmed_at, terms_accepted_at: null })

const setStock = (stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, 'SOLDOUT'))
const ask = (email: string, headers: Record<string, string> = {}) =>
  shop.fetch('/api/stock-notifications', post({ product_id: shop.idOf('SOLDOUT'), email }, headers))
const confirm = (token: string) => shop.fetch('/api/stock-notifications/confirm', post({ token }))
const kept = () => shop.db.select().from(stockNotifications)
async function work(): Promise<void> {
  await sendStockNotices(shop.services)
  await runDueJobs(shop.services, jobRunner(shop.services))
}
const mails = () => shop.mails.map(({ key, to }) => `${key.replace(/:.*/, '')} ${to}`)
const linked = () => /\?notice=([^\s#]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1] ?? ''

test('a notice for any address is sent after the link of a first mail was followed, also twice', async () => {
  expect((await ask('kim@example.com')).status).toBe(202)
  await work()
  expect(mails()).toEqual(['stock-notice-link kim@example.com'])
  const token = linked()
  await setStock(3)
  await work()
  expect(mails()).toHaveLength(1)
  for (let time = 0; time < 2; time++) expect((await confirm(token)).status).toBe(202)
  await work()
  expect(mails()).toEqual(['stock-notice-link kim@example.com', 'stock-back kim@example.com'])
  expect((await confirm(token)).status).toBe(404)
})

test('a notice for the own address of a logged-in customer needs no link, and none for another address', async () => {
  await prove(start)
  const { access_token } = await login(DEMO_ACCOUNT, shop.services)
  const headers = { authorization: `Bearer ${access_token}` }
  await ask(DEMO_ACCOUNT.email.toUpperCase(), headers)
  await ask('someone@example.com', headers)
  await work()
  expect(mails()).toEqual(['stock-notice-link someone@example.com'])
  expect((await kept()).filter(({ confirmed_at }) => confirmed_at !== null)).toMatchObject([{ email: DEMO_ACCOUNT.email }])
})

test('an account whose address nobody has shown to be theirs is sent the link too', async () => {
  const { access_token } = await login(DEMO_ACCOUNT, shop.services)
  await ask(DEMO_ACCOUNT.email, { authorization: `Bearer ${access_token}` })
  await work()
  expect(mails()).toEqual([`stock-notice-link ${DEMO_ACCOUNT.email}`])
})

test('a link that is mailed again is valid for its whole 7 days', async () => {
  await ask('kim@example.com')
  shop.clock.now = new Date(start.getTime() + 6.9 * DAY_MS)
  await ask('kim@example.com')
  await work()
  const token = linked()
  shop.clock.now = new Date(start.getTime() + 13 * DAY_MS)
  await work()
  expect((await confirm(token)).status).toBe(202)
})

test('is answered alike for every address, and mailed once in 10 minutes; nothing is mailed to one that is confirmed', async () => {
  const answers = [await ask('kim@example.com'), await ask('kim@example.com')]
  await work()
  expect([answers.map(({ status }) => status), mails()]).toEqual([[202, 202], ['stock-notice-link kim@example.com']])
  await confirm(linked())
  shop.clock.now = new Date(start.getTime() + DAY_MS)
  expect((await ask('kim@example.com')).status).toBe(202)
  await work()
  expect(mails()).toHaveLength(1)
  const expired = await ask('kim@example.com', { authorization: 'Bearer not-a-token' })
  expect(expired.status).toBe(202)
})

test('is deleted after 7 days without a confirmation, and its link is not valid any more', async () => {
  await ask('kim@example.com')
  await work()
  const token = linked()
  shop.clock.now = new Date(start.getTime() + 6 * DAY_MS)
  await work()
  expect(await kept()).toHaveLength(1)
  shop.clock.now = new Date(start.getTime() + 7 * DAY_MS + 1000)
  await work()
  expect(await kept()).toEqual([])
  expect((await confirm(token)).status).toBe(404)
})

test('a link confirms its own request only, and a changed one nothing', async () => {
  await ask('kim@example.com')
  await ask('other@example.com')
  await work()
  const token = /\?notice=([^\s#]+)/.exec(shop.mails.find(({ to }) => to === 'kim@example.com')?.text ?? '')?.[1] ?? ''
  expect((await confirm(`${token}x`)).status).toBe(404)
  await confirm(token)
  expect((await kept()).filter(({ confirmed_at }) => confirmed_at !== null)).toMatchObject([{ email: 'kim@example.com' }])
})
