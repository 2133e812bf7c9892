import { asc, lte } from 'drizzle-orm'
import { subscriptionRenewals } from '../database/schema/subscriptions'
import { withoutValues } from '../database/without-values'
import { ProviderOutage } from '../interfaces/provider'
import type { Services } from '../services'
import { announcePrices } from '../subscriptions/announce-prices'
import { announceRenewals } from '../subscriptions/announce-renewals'
import { chargeRenewal } from './charge-renewal'
import { endPeriods } from '../subscriptions/end-periods'
import { isRenewal, placeRenewal, type RenewalKey } from './place-renewal'
import { settlePaymentChanges } from '../subscriptions/settle-payment-change'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Maximum number of deliveries taken at a time. */
const BATCH = 20
/** Milliseconds in which no other worker takes a delivery; then it is tried again, as after a lost process. */
const LEASE_MS = 5 * 60_000

/**
 * One round: ends subscriptions whose last day is over, announces the deliveries of the others, orders those that are due, and
 * charges them. Several workers may do so at once, and be ended at any time.
 */
export async function renewSubscriptions(services: Needs): Promise<void> {
  await settlePaymentChanges(services)
  await endPeriods(services)
  await announcePrices(services)
  await announceRenewals(services)
  for (let due = await takeDue(services); due.length > 0; due = await takeDue(services)) {
    for (const key of due) await renew(key, services)
  }
}

/** Takes the deliveries that are due and puts off their next try. */
async function takeDue({ db, now }: Needs): Promise<RenewalKey[]> {
  const { subscription_id, cycle, next_try_at } = subscriptionRenewals
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ subscription_id, cycle })
      .from(subscriptionRenewals)
      .where(lte(next_try_at, now()))
      .orderBy(asc(next_try_at))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const later = { next_try_at: new Date(now().getTime() + LEASE_MS) }
    for (const key of due) await tx.update(subscriptionRenewals).set(later).where(isRenewal(key))
    return due
  })
}

async function renew(key: RenewalKey, services: Needs): Promise<void> {
  try {
    await placeRenewal(key, services)
    await chargeRenewal(key, services)
  } catch (error) {
    const level = error instanceof ProviderOutage ? 'info' : 'error'
    services.log({ level, event: 'renewal-failed', ...key, error: withoutValues(error).message })
  }
}
