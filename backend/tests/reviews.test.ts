import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Order } from '../../app/commerce/contract/order'
import { Problem } from '../../app/commerce/contract/problem'
import { SearchProduct } from '../../app/commerce/contract/product'
import { ReviewsPage, type WriteReviewRequest } from '../../app/commerce/contract/review'
import { orders } from '../database/schema/orders'
import { reviews as storedReviews } from '../database/schema/reviews'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
let order: Order

beforeAll(async () => {
  shop = await openTestShop()
  const items = ['BL1850B', 'TESTER'].map((sku) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity: 1 }))
  order = await placeOrder(shop, items)
})
afterAll(() => shop.close())

const path = (sku: string) => `/api/products/${shop.idOf(sku)}/reviews`
const read = async (sku: string, query = '') => ReviewsPage.parse(await (await shop.fetch(path(sku) + query)).json())
const titles = (page: ReviewsPage) => page.reviews.map(({ title }) => title)

const write = (sku: string, changes: Partial<WriteReviewRequest> = {}) => {
  const own = { order_number: order.number, email: 'kund@example.com', name: '' }
  return shop.fetch(path(sku), post({ stars: 4, title: 'Bra', text: 'Räcker hela dagen.', ...own, ...changes }))
}
async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, Problem.parse(await answer.json()).code]
}

const operator = { authorization: 'Bearer the-operator', 'content-type': 'application/json' }
const settle = (id: string, status: string, headers = operator) =>
  shop.fetch(`/admin/reviews/${id}`, { method: 'PATCH', headers, body: JSON.stringify({ status }) })
const ListedReviews = z.object({
  reviews: z.array(z.looseObject({ id: z.uuid(), sku: z.string(), title: z.string(), written_at: z.string() })),
  page: z.number(),
  has_more: z.boolean(),
})
async function waiting(status = 'pending') {
  const answer = await shop.fetch(`/admin/reviews?status=${status}`, { headers: operator })
  return ListedReviews.parse(await answer.json()).reviews
}

test('reviews in the language of the call are first, the newest before older ones', async () => {
  const first = await read('CR2032')
  expect(titles(first)).toEqual(['Nyast', 'Kritisk', 'Mitten', 'Före mitten', 'Näst äldst'])
  expect(first).toMatchObject({ total: 7, mean: 4.57, stars: [0, 0, 1, 1, 5], page: 1, pages: 2, page_size: 5 })
  expect(titles(await read('CR2032', '?page=2'))).toEqual(['Äldst', 'Deutsch'])
  expect(titles(await read('CR2032', '?locale=de&sid=9')).slice(0, 2)).toEqual(['Deutsch', 'Nyast'])
})

test('sorted by best, reviews with most stars are first', async () => {
  const { reviews } = await read('CR2032', '?sort=best&page_size=6')
  expect(reviews.map(({ stars }) => stars)).toEqual([5, 5, 5, 5, 4, 3])
})

test('a sample review has no order and is not verified', async () => {
  const { reviews } = await read('CR2032')
  expect(reviews.map(({ verified, name }) => [verified, name])).toEqual(reviews.map(() => [false, '']))
})

test('cards have score and number of reviews', async () => {
  const answer = await shop.fetch('/api/products?query=CR2032&nc=true')
  const { products } = z.object({ products: z.array(SearchProduct) }).parse(await answer.json())
  expect(products.map(({ score, review_count }) => [score, review_count])).toEqual([[4.57, 7]])
})

test('a product without reviews has no mean, and an unknown product is a 404', async () => {
  expect(await read('LAST')).toMatchObject({ reviews: [], total: 0, mean: null, pages: 1 })
  expect(await refusal(await shop.fetch('/api/products/999/reviews'))).toEqual([404, 'not-found'])
  expect(await refusal(await shop.fetch('/api/products/x/reviews'))).toEqual([404, 'not-found'])
})

const setStatus = (status: Order['status']) => shop.db.update(orders).set({ status }).where(eq(orders.id, order.id))

test('only a buyer of the product may review it', async () => {
  expect(await refusal(await write('CR2032'))).toEqual([422, 'not-bought'])
  expect(await refusal(await write('TESTER', { email: 'other@example.com' }))).toEqual([422, 'order-not-found'])
  expect(await refusal(await write('TESTER', { order_number: 'SE1' }))).toEqual([422, 'order-not-found'])
  for (const status of ['pending', 'cancelled'] as const) {
    await setStatus(status)
    expect(await refusal(await write('TESTER'))).toEqual([422, 'not-bought'])
  }
  await setStatus('delivered')
  expect(await waiting()).toEqual([])
})

test('an order reviews a product once; the review is shown as verified after it is published', async () => {
  const sent = { order_number: ` ${order.number.toLowerCase()} `, email: 'KUND@example.com', name: 'Kim' }
  const answers = await Promise.all([write('TESTER', sent), write('TESTER', sent), write('TESTER', sent)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
  expect(await refusal(await write('TESTER'))).toEqual([409, 'already-reviewed'])
  expect((await read('TESTER')).total).toBe(0)

  const [review, ...others] = await waiting()
  expect(others).toEqual([])
  expect(review).toMatchObject({ sku: 'TESTER', order_number: order.number, title: 'Bra' })
  expect((await settle(review?.id ?? '', 'published')).status).toBe(204)
  expect(await read('TESTER')).toMatchObject({
    total: 1,
    mean: 4,
    stars: [0, 0, 0, 1, 0],
    reviews: [{ verified: true, name: 'Kim', language: 'sv', stars: 4 }],
  })
  await setStatus('cancelled')
  expect(await read('TESTER')).toMatchObject({ total: 1, reviews: [{ verified: false, name: 'Kim' }] })
  await setStatus('delivered')
  expect((await settle(review?.id ?? '', 'refused')).status).toBe(204)
  expect(await read('TESTER')).toMatchObject({ total: 0, mean: null })
  expect(await refusal(await write('TESTER'))).toEqual([409, 'already-reviewed'])
})

test('reviews published concurrently are all counted', async () => {
  const published = await waiting('published')
  await Promise.all(published.map(({ id }) => settle(id, 'refused')))
  expect((await read('CR2032')).mean).toBeNull()
  await Promise.all(published.map(({ id }) => settle(id, 'published')))
  const answer = await shop.fetch('/api/products/by-slug/knappcell-cr2032')
  expect(await answer.json()).toMatchObject({ score: 4.57, review_count: 7 })
})

test('the operator finds a published review by its article number, the newest first, and all by pages', async () => {
  const list = async (query: string) => {
    const answer = await shop.fetch(`/admin/reviews?status=published&${query}`, { headers: operator })
    return ListedReviews.parse(await answer.json())
  }
  const { reviews: found } = await list('sku=CR2032')
  expect([found.length, found.every(({ sku }) => sku === 'CR2032')]).toEqual([7, true])
  const times = found.map(({ written_at }) => written_at)
  expect(times).toEqual(times.toSorted().toReversed())
  const [sample] = await shop.db
    .select()
    .from(storedReviews)
    .where(eq(storedReviews.id, found[0]?.id ?? ''))
  if (sample === undefined) throw new Error('There is no sample review')
  const written_at = new Date(sample.written_at.getTime() + 60_000)
  const added = Array.from({ length: 100 }, () => ({ ...sample, id: crypto.randomUUID(), title: 'Nyare', written_at }))
  await shop.db.insert(storedReviews).values(added)
  expect([await list(''), await list('page=2')]).toMatchObject([
    { page: 1, has_more: true },
    { page: 2, has_more: false },
  ])
  expect((await list('page=2')).reviews.map(({ id }) => id)).toContain(found[0]?.id)
  await shop.db.delete(storedReviews).where(eq(storedReviews.title, 'Nyare'))
})

test('only the operator can moderate reviews', async () => {
  const { id = '' } = (await waiting('published'))[0] ?? {}
  expect((await settle(id, 'refused', { ...operator, authorization: 'Bearer the-operatoR' })).status).toBe(401)
  expect((await shop.fetch('/admin/reviews')).status).toBe(401)
  expect((await settle(crypto.randomUUID(), 'refused')).status).toBe(404)
  expect((await settle('x', 'refused')).status).toBe(404)
  expect((await settle(id, 'deleted')).status).toBe(400)
})

test.each([{ stars: 0 }, { stars: 6 }, { stars: 4.5 }, { title: '' }, { text: 'x'.repeat(4001) }, { email: 'kund' }])(
  'a review with %o is refused',
  async (changes) => {
    expect(await refusal(await write('BL1850B', changes))).toEqual([400, 'invalid-request'])
  },
)
