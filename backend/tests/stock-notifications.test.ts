import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '../../app/commerce/contract/problem'
import { stockNotifications } from '../database/schema/reviews'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const ask = (sku: string, email = 'kund@example.com', store = '') =>
  shop.fetch(`/api/stock-notifications${store}`, post({ product_id: shop.idOf(sku), email }))

test('a stock notification is saved once per address, product and store', async () => {
  const answers = [
    await ask('SOLDOUT'),
    await ask('SOLDOUT', 'KUND@example.com'),
    await ask('SOLDOUT', undefined, '?locale=de&sid=9'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  const saved = await shop.db.select().from(stockNotifications)
  expect(saved.map(({ store_id, email, product_id }) => [store_id, email, product_id])).toEqual([
    [7, 'kund@example.com', shop.idOf('SOLDOUT')],
    [9, 'kund@example.com', shop.idOf('SOLDOUT')],
  ])
})

test.each(['CR2032', 'PRESALE', 'OLD', 'NO-SUCH'])('a stock notification for %s is refused', async (sku) => {
  const answer = await ask(sku)
  expect([answer.status, Problem.parse(await answer.json()).code]).toEqual([422, 'not-notifyable'])
})

test('an invalid e-mail address is refused', async () => {
  expect((await ask('SOLDOUT', 'kund@')).status).toBe(400)
})
