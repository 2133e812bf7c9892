import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLines } from '../database/schema/orders'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { storeOf } from '../stores/stores'
import { SubscriptionShop } from './subscription-shop'

const MIGRATION = new URL('../database/migrations/0037_subscription-payments-and-prices.sql', import.meta.url)

let at: SubscriptionShop
beforeAll(async () => {
  at = await SubscriptionShop.open()
  await at.reset('2027-01-31T10:00:00Z')
})
afterAll(() => at.shop.close())

/** Runs what the migration does to prices that the last release stored; its triggers were not there yet. */
async function migratePrices() {
  const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')
  const updates = statements.filter((statement) => statement.includes('UPDATE "subscriptions"'))
  await at.shop.db.execute(sql`alter table subscriptions disable trigger prices_rise_as_announced`)
  for (const update of updates) await at.shop.db.execute(sql.raw(update))
  await at.shop.db.execute(sql`alter table subscriptions enable trigger prices_rise_as_announced`)
}

test('subscriptions of the last release are agreed at the price before codes, until a delivery was ordered', async () => {
  const [begun, renewed] = [await at.subscribe(storeOf('sv')), await at.subscribe(storeOf('sv'))]
  const reductions = JSON.stringify([
    { code: 'CUSTOMERDISCOUNT', amount: 4 },
    { code: 'START50', amount: 6 },
  ])
  await at.shop.db.update(orderLines).set({ item: sql`jsonb_set(item, '{reductions}', ${reductions}::jsonb)` })
  await at.shop.db.update(subscriptions).set({ price: 24 })
  const { id: subscription_id } = await at.subscription(renewed)
  const delivery = { subscription_id, cycle: 0, day: '2027-01-30', state: 'delivered', price: 24, freight: 49 } as const
  await at.shop.db.insert(subscriptionRenewals).values({ ...delivery, order_id: renewed.id })
  await migratePrices()
  expect(await at.subscription(begun)).toMatchObject({ price: 27 })
  expect(await at.subscription(renewed)).toMatchObject({ price: 24 })
})
