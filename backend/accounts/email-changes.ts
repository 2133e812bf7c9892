import { and, count, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { emailChanges } from '../database/schema/email-changes'
import { Refusal, unauthorized } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { passwordMatches } from './passwords'

const DAY_MS = 24 * 60 * 60_000
/** Time for which the links of an ended change still explain what happened. */
const KEPT_MS = 30 * DAY_MS
/** Limits: 5 changes asked for per account in a day, and 5 mails to a new address in a day. */
const MAX_CHANGES = 5

type Needs = Pick<Services, 'db' | 'now'>

/**
 * Asks for a change of the address: each address is mailed a link, whether or not the new one has an account. An open change is
 * stopped. Refused with 403, 409 and 422 as the contract says.
 */
export async function requestEmailChange(
  id: number,
  { email, password }: { email: string; password: string },
  store: Pick<Store, 'id'>,
  { db, now }: Needs,
): Promise<null> {
  const new_email = email.trim().toLowerCase()
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw unauthorized('The account is closed')
  if (!(await passwordMatches(customer.password_hash, password))) {
    throw new Refusal(403, 'password-wrong', 'The password is wrong')
  }
  if (new_email === customer.email) throw new Refusal(422, 'email-same', 'The account has this address')
  const asked_at = now()
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
    if (locked === undefined) throw unauthorized('The account is closed')
    await tx.delete(emailChanges).where(lt(emailChanges.expires_at, new Date(asked_at.getTime() - KEPT_MS)))
    const isRecent = gt(emailChanges.asked_at, new Date(asked_at.getTime() - DAY_MS))
    if ((await tx.$count(emailChanges, and(eq(emailChanges.customer_id, id), isRecent))) >= MAX_CHANGES) {
      throw new Refusal(409, 'email-changes', `At most ${MAX_CHANGES} changes are asked for in a day`)
    }
    await stopOpenEmailChanges(id, { db: tx, now })
    const [change] = await tx
      .insert(emailChanges)
      .values({
        customer_id: id,
        store_id: store.id,
        old_email: locked.email,
        new_email,
        asked_at,
        expires_at: new Date(asked_at.getTime() + DAY_MS),
      })
      .returning({ id: emailChanges.id })
    if (change === undefined) throw new Error('The change was not written')
    for (const side of ['old', 'new'] as const) {
      await enqueueMail(tx, { type: 'email-change', change_id: change.id, side }, `${change.id}:${side}`, asked_at)
    }
  })
  return null
}

/** The open change of a customer, for the profile; null without one. */
export async function pendingEmailChange(id: number, { db, now }: Needs) {
  const [open] = await db.select().from(emailChanges).where(isOpen(id, now())).orderBy(desc(emailChanges.asked_at)).limit(1)
  if (open === undefined) return { pending: null }
  const { new_email, expires_at, old_confirmed_at, new_confirmed_at } = open
  return {
    pending: {
      email: new_email,
      expires_at: expires_at.toISOString(),
      old_confirmed: old_confirmed_at !== null,
      new_confirmed: new_confirmed_at !== null,
    },
  }
}

/**
 * Stops what is open: the customer has changed their mind, or has chosen a new password because someone else was at the account.
 */
export async function stopOpenEmailChanges(id: number, { db, now }: Needs): Promise<null> {
  await db.update(emailChanges).set({ stopped_at: now() }).where(isOpen(id, now()))
  return null
}

/**
 * Whether an address has reached its limit of requested changes in a day, by all customers
 * together: then no more is mailed to it.
 */
export async function hasEnoughEmailChanges(db: Database, new_email: string, now: Date): Promise<boolean> {
  const isRecent = gt(emailChanges.asked_at, new Date(now.getTime() - DAY_MS))
  const [asked] = await db
    .select({ changes: count() })
    .from(emailChanges)
    .where(and(eq(emailChanges.new_email, new_email), isRecent))
  return asked !== undefined && asked.changes > MAX_CHANGES
}

const isOpen = (id: number, now: Date) =>
  and(
    eq(emailChanges.customer_id, id),
    isNull(emailChanges.stopped_at),
    isNull(emailChanges.done_at),
    gt(emailChanges.expires_at, now),
  )
