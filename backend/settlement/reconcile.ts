import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { type AttemptState, paymentAttempts } from '../database/schema/payments'
import { withoutValues } from '../database/without-values'
import { type Rounds, startRounds } from '../start-rounds'
import type { Services } from '../services'
import { AUTHORIZATION_CHECK_MS } from '../payments/attempts'
import { giveBack } from '../payments/give-back'
import { keepAuthorization } from './keep-authorization'
import { ProviderOutage } from '../interfaces/provider'
import { settlePayment } from './settle-payment'

/** An authorized payment is checked until its order is sent, because the authorization must not end before. */
const LOOKED_AT: AttemptState[] = ['created', 'open', 'refund-due', 'authorized']

type Needs = Pick<Services, 'db' | 'now' | 'log' | 'payments'>

/** Milliseconds between two rounds of the reconciler. */
const ROUND_MS = 5000
/** Attempts looked at in one round. */
const BATCH = 20
/** Milliseconds until an attempt is looked at again: doubled each time, up to the longest. */
const FIRST_WAIT_MS = 10_000
const MAX_WAIT_MS = 5 * 60_000

/**
 * Settles payments that neither a webhook nor a returning shopper reported, in rounds until stopped, one
 * at a time. A round that fails is logged.
 */
export const startReconciler = (services: Needs): Rounds =>
  startRounds(
    ROUND_MS,
    () => reconcile(services),
    (error) => services.log({ level: 'error', event: 'reconcile-failed', error: withoutValues(error).message }),
  )

/** One round: looks at each attempt that is due. Several backends may do so at once; each attempt is taken by one of them. */
export async function reconcile(services: Needs): Promise<number> {
  const due = await takeDue(services)
  // Side by side: one provider that does not answer must not hold up the payments at the others.
  await Promise.all(due.map((attempt) => look(attempt, services)))
  return due.length
}

/** Takes the attempts that are due and puts off their next check, so that no other process looks at them too. */
async function takeDue({ db, now }: Needs) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: paymentAttempts.id, state: paymentAttempts.state, checks: paymentAttempts.checks })
      .from(paymentAttempts)
      .where(and(lte(paymentAttempts.next_check_at, now()), inArray(paymentAttempts.state, LOOKED_AT)))
      .orderBy(asc(paymentAttempts.next_check_at))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const { id, state, checks } of due) {
      const again = Math.min(FIRST_WAIT_MS * 2 ** Math.min(checks, 10), MAX_WAIT_MS)
      const wait = state === 'authorized' ? AUTHORIZATION_CHECK_MS : again
      await tx
        .update(paymentAttempts)
        .set({ next_check_at: new Date(now().getTime() + wait), checks: sql`${paymentAttempts.checks} + 1` })
        .where(sql`${paymentAttempts.id} = ${id}`)
    }
    return due
  })
}

async function look({ id, state }: { id: string; state: AttemptState }, services: Needs): Promise<void> {
  try {
    if (state === 'refund-due') await giveBack(id, services)
    else if (state === 'authorized') await keepAuthorization(id, services)
    else await settlePayment(id, services)
  } catch (error) {
    const level = error instanceof ProviderOutage ? 'info' : 'error'
    services.log({ level, event: 'payment-check-failed', attempt: id, error: withoutValues(error).message })
  }
}
