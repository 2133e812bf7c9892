import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { products } from '../database/schema/products'
import { mimeMessage } from '../mail/transport/mime-message'
import { stockNotifications } from '../database/schema/reviews'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { sendStockNotices } from '../reviews/send-stock-notices'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.mails.length = 0
  await shop.db.delete(jobs)
  await shop.db.delete(stockNotifications)
  await setProduct({ stock: 0, discontinued: false })
})

const setProduct = (changes: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(changes).where(eq(products.sku, 'SOLDOUT'))
/** Asks for a notice, which is confirmed. */
async function ask(email: string, query = ''): Promise<void> {
  await shop.fetch(`/api/stock-notifications${query}`, post({ product_id: shop.idOf('SOLDOUT'), email }))
  await shop.db.update(stockNotifications).set({ confirmed_at: shop.clock.now }).where(eq(stockNotifications.email, email))
  await shop.db.delete(jobs)
}
const end = (access: string) => shop.fetch('/api/stock-notifications/end', post({ access }))
const waiting = async () =>
  (await shop.db.select().from(stockNotifications)).map(({ email, store_id }) => `${email} ${store_id}`).toSorted()

/** The work of a worker. */
async function work(): Promise<void> {
  await sendStockNotices(shop.services)
  await runDueJobs(shop.services, jobRunner(shop.services))
}

const accessIn = (text: string) => /unsubscribe\?stock=(\S+)/.exec(text)?.[1] ?? ''

test('a product that can be ordered again is mailed to everybody who asked, once, in the language of the storefront', async () => {
  await ask('a@example.com')
  await ask('b@example.com', '?locale=de&sid=9')
  await work()
  expect(shop.mails).toEqual([])
  await setProduct({ stock: 3 })
  await work()
  await work()
  expect(shop.mails.map(({ to, language }) => [to, language])).toEqual([
    ['a@example.com', 'sv'],
    ['b@example.com', 'de'],
  ])
  expect(await waiting()).toEqual([])
})

test('the mail carries the headers by which mail programs end these mails with one click (RFC 8058)', async () => {
  await ask('a@example.com')
  await setProduct({ stock: 3 })
  await work()
  const [mail] = shop.mails
  expect(mail && mimeMessage(mail).headers).toMatchObject({
    'List-Unsubscribe': `<https://shop.example/sv/unsubscribe?stock=${accessIn(mail?.text ?? '')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test('several workers at once mail each request once', async () => {
  await Promise.all(Array.from({ length: 150 }, (_, index) => ask(`kund${index}@example.com`)))
  await setProduct({ stock: 3 })
  await Promise.all([work(), work(), work()])
  expect(shop.mails).toHaveLength(150)
  expect(new Set(shop.mails.map(({ to }) => to)).size).toBe(150)
})

test('who asks again after the notice gets another one', async () => {
  await ask('a@example.com')
  await setProduct({ stock: 3 })
  await work()
  await setProduct({ stock: 0 })
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000)
  await ask('a@example.com')
  await setProduct({ stock: 3 })
  await work()
  expect(shop.mails).toHaveLength(2)
})

test('a product that will not come again is not waited for any longer, and nothing is mailed', async () => {
  await ask('a@example.com')
  await setProduct({ discontinued: true })
  await work()
  expect([shop.mails.length, await waiting()]).toEqual([0, []])
})

test('the link in the notice ends every other notice of the address in its store, and tells nothing about the address', async () => {
  await ask('a@example.com')
  await setProduct({ stock: 3 })
  await work()
  await setProduct({ stock: 0 })
  for (const email of ['a@example.com', 'b@example.com']) await ask(email)
  await ask('a@example.com', '?locale=de&sid=9')
  const access = accessIn(shop.mails[0]?.text ?? '')
  expect(Buffer.from(access.replaceAll('.', ''), 'base64url').toString('latin1')).not.toContain('example.com')
  expect((await end(access)).status).toBe(202)
  expect((await end(access)).status).toBe(202)
  expect(await waiting()).toEqual(['a@example.com 9', 'b@example.com 7'])
})

test.each(['x', 'eyJhbGciOiJub25lIn0..', 'a.b.c.d.e'])('a link that was not mailed is refused: %s', async (access) => {
  expect((await end(access)).status).toBe(404)
})

test('the keys of the jobs, which are logged, hold no address', async () => {
  await ask('a@example.com')
  await setProduct({ stock: 3 })
  await sendStockNotices(shop.services)
  expect((await shop.db.select({ key: jobs.key }).from(jobs)).map(({ key }) => key)).toEqual([
    expect.stringMatching(/^stock-back:[0-9a-f]{32}$/),
  ])
})
