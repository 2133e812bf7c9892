import { and, eq, isNull } from 'drizzle-orm'
import { paymentAttempts } from '../database/schema/payments'
import { loadOrder } from '../orders/load-order'
import { atProvider } from '../payments/at-provider'
import { type AttemptRow, findAttempt } from '../payments/attempts'
import { payableOrder } from '../payments/payable-order'
import { type KeptBy, ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import { settlePayment } from '../settlement/settle-payment'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import { chargeAttempt } from './charge-attempt'
import { chargedCard } from './charged-card'
import { noteCharge } from './note-charge'
import type { RenewalKey } from './place-renewal'

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Milliseconds after its attempt was stored in which the first call that makes a charge may still be under way. */
const FIRST_TRY_MS = 60_000

/**
 * Charges a delivery that is ordered and not paid, without the shopper. Repeated after a lost answer or a killed process
 * it charges once: the provider is first asked for the charge that was made, because it forgets the idempotency key,
 * which is the attempt's id, after a day. An order that was cancelled meanwhile is not charged, and the amount of an
 * earlier charge is released. Throws a ProviderOutage when the provider does not answer, or when the charge of a
 * cancelled order may still be under way.
 */
export async function chargeRenewal(key: RenewalKey, services: Needs): Promise<void> {
  const { db } = services
  const id = await db.transaction((tx) => chargeAttempt(tx, key, services.now()))
  const row = id === null ? undefined : await findAttempt(db, null, { id })
  if (row === undefined) return
  if (row.reference === null) await charge(row, key, services)
  await settlePayment(row.id, services)
  await db.transaction((tx) => noteCharge(tx, key, row.id, services.now()))
}

async function charge(row: AttemptRow, { subscription_id }: RenewalKey, services: Needs): Promise<void> {
  const isNew = and(eq(paymentAttempts.id, row.id), isNull(paymentAttempts.reference))
  try {
    // The card chosen with the attempt: a repeated charge must be identical, even if the customer has entered another card since.
    const reference = row.charged_by ?? (await chargedCard(services.db, subscription_id, row.provider))
    const charged = await atItsProvider(row, reference === null ? null : { reference }, services)
    const changes = charged === null ? ({ state: 'cancelled' } as const) : ({ ...charged, state: 'open' } as const)
    await services.db.update(paymentAttempts).set(changes).where(isNew)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { code, message } = error
    services.log({ level: 'error', event: 'renewal-not-charged', order: row.number, attempt: row.id, code, error: message })
    await services.db.update(paymentAttempts).set({ state: 'failed' }).where(isNew)
  }
}

/** The charge of an attempt: the one that was made, or a new one; null when there is none and the order is cancelled. */
async function atItsProvider(row: AttemptRow, former: KeptBy | null, services: Needs): Promise<{ reference: string } | null> {
  const { provider, attempt } = atProvider(row, services)
  const { chargeAgain, findCharge } = provider
  const [order, store] = [await loadOrder(services.db, row.order_id), findStore(row.store_id)]
  if (chargeAgain === undefined || findCharge === undefined || store === undefined) {
    throw new ProviderRefusal(`Order ${row.number} cannot be charged without the shopper`, 'not-chargeable')
  }
  const isFirstTry = services.now().getTime() - row.created_at.getTime() < FIRST_TRY_MS
  const isPending = order.status === 'pending'
  // A cancelled delivery is due at once, before the lease of its first try ends: the charge of that try must be found.
  const made = isFirstTry && isPending ? null : await findCharge(attempt, former)
  if (made === null && isPending) return chargeAgain(payableOrder(order, store, store.language), attempt, former)
  if (made === null && isFirstTry) throw new ProviderOutage(`The charge of order ${row.number} may still be under way`)
  return made
}
