import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { subscriptions } from '../database/schema/subscriptions'
import { storeOf } from '../stores/stores'
import { Staff } from './staff'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
let staff: Staff
beforeAll(async () => {
  at = await SubscriptionShop.open()
  staff = new Staff(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset('2026-11-02T09:00:00Z'))

/** Sends the order of a subscription, delivers it, and withdraws from it after these days. */
async function withdrawnAfter(days: number, extent: 'whole' | 'part') {
  const { id, number } = await at.subscribe(storeOf('sv'), 3)
  await staff.ship(number)
  await staff.act(number, 'deliver')
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + days * 24 * 3600_000)
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: extent === 'part' ? 'En av två' : '' }
  await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed, extent, lines: null }))
  const [subscription] = await at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, id))
  return subscription?.state
}

test('who withdraws from the order that a subscription began with gets no more deliveries', async () => {
  expect(await withdrawnAfter(3, 'whole')).toBe('ended')
})

test('a withdrawal from some pieces, or a late one, leaves the subscription to the staff', async () => {
  expect(await withdrawnAfter(3, 'part')).toBe('active')
  expect(await withdrawnAfter(30, 'whole')).toBe('active')
})
