import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientErrors } from '../database/schema/client-errors'
import { deleteOldClientErrors } from '../reports/client-errors'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a report is kept for 90 days at most, as the privacy page promises', async () => {
  const report = { store_id: 7, level: 'error', stack: '', user_agent: '', url: '' }
  const daysAgo = (days: number) => new Date(shop.clock.now.getTime() - days * 24 * 3600_000)
  await shop.db.insert(clientErrors).values([
    { ...report, error: 'old', received_at: daysAgo(91) },
    { ...report, error: 'new', received_at: daysAgo(89) },
  ])
  await deleteOldClientErrors({ db: shop.db, now: () => shop.clock.now })
  expect((await shop.db.select().from(clientErrors)).map(({ error }) => error)).toEqual(['new'])
})
