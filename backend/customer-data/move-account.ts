import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { accountLinks, customers } from '../database/schema/accounts'
import type { emailChanges } from '../database/schema/email-changes'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { orders } from '../database/schema/orders'
import { reviewObjections, stockNotifications } from '../database/schema/reviews'
import { subscriptions } from '../database/schema/subscriptions'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import { writeTo } from '../subscriptions/write-to'
import { endLogins, nextGeneration } from '../accounts/end-logins'
import { isOwnedBy } from '../accounts/owned-purchases'

type Change = typeof emailChanges.$inferSelect
type Needs = Pick<Services, 'db' | 'now'>

/**
 * Moves an account to its new, confirmed address (decision 047), with its purchases, newsletters, stock notices and objection to
 * review mails. All its logins end, and so do links that were mailed to the former address, which gets a mail about the change.
 */
export async function moveAccount(change: Change, { db, now }: Needs): Promise<void> {
  const { id, customer_id, old_email, new_email } = change
  await keepPurchases(customer_id, new_email, db)
  await db
    .update(customers)
    .set({ email: new_email, email_confirmed_at: now(), token_generation: nextGeneration })
    .where(eq(customers.id, customer_id))
  await endLogins(db, String(customer_id))
  const isOpen = and(eq(accountLinks.email, old_email), isNull(accountLinks.used_at))
  await db.update(accountLinks).set({ used_at: now() }).where(isOpen)
  await moveNewsletters(change, db)
  await moveStockNotices(change, db)
  await copyObjection(change, db)
  await enqueueMail(db, { type: 'email-changed', change_id: id }, id, now())
}

/**
 * Orders of a guest belonged to the account by its former address (decision 038). Subscriptions write to the new one from now on.
 */
async function keepPurchases(customer_id: number, email: string, db: Database): Promise<void> {
  const isOwnOrder = isOwnedBy(orders, customer_id)
  await db.select({ id: orders.id }).from(orders).where(isOwnOrder).orderBy(asc(orders.id)).for('update')
  await db.update(orders).set({ customer_id }).where(isOwnOrder)
  const isOwned = isOwnedBy(subscriptions, customer_id)
  await db.select({ id: subscriptions.id }).from(subscriptions).where(isOwned).orderBy(asc(subscriptions.id)).for('update')
  await db.update(subscriptions).set({ customer_id }).where(isOwned)
  await writeTo(db, email, eq(subscriptions.customer_id, customer_id))
}

/** The change proves the consent: the times when it was requested and when the link to the new address was used. */
async function moveNewsletters({ old_email, new_email, asked_at, new_confirmed_at }: Change, db: Database): Promise<void> {
  const { email } = newsletterSubscriptions
  await db.delete(newsletterLinks).where(eq(newsletterLinks.email, old_email))
  const ended = await db.delete(newsletterSubscriptions).where(eq(email, old_email)).returning()
  if (ended.length === 0 || new_confirmed_at === null) return
  await db
    .insert(newsletterSubscriptions)
    .values(ended.map(({ store_id }) => ({ email: new_email, store_id, asked_at, confirmed_at: new_confirmed_at })))
    .onConflictDoNothing()
}

/**
 * Deletes the stock notices that the former address has not confirmed: anyone can have asked for them, and the new address
 * need not confirm what it has not seen.
 */
async function moveStockNotices({ old_email, new_email }: Change, db: Database): Promise<void> {
  const { product_id, store_id, email, confirmed_at } = stockNotifications
  const ended = await db.delete(stockNotifications).where(eq(email, old_email)).returning()
  const kept = ended.filter((notice) => notice.confirmed_at !== null).map((notice) => ({ ...notice, email: new_email }))
  if (kept.length === 0) return
  await db
    .insert(stockNotifications)
    .values(kept)
    .onConflictDoUpdate({
      target: [product_id, store_id, email],
      set: { confirmed_at: sql`coalesce(${confirmed_at}, excluded.confirmed_at)` },
    })
}

/**
 * The customer has objected to mails that ask for reviews, whatever the address. The objection also stays
 * for the former address (decision 060).
 */
async function copyObjection({ old_email, new_email }: Change, db: Database): Promise<void> {
  const made = await db.select().from(reviewObjections).where(eq(reviewObjections.email, old_email))
  if (made.length === 0) return
  await db
    .insert(reviewObjections)
    .values(made.map(({ objected_at }) => ({ email: new_email, objected_at })))
    .onConflictDoNothing()
}
