import { and, eq } from 'drizzle-orm'
import { customers } from '../database/schema/accounts'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { unauthorized } from '../refusal'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { hasNewsletter, requestNewsletter } from './newsletter-links'

type Needs = Pick<Services, 'db' | 'now'>
type Choice = { wanted: boolean }

/** Whether the address of a customer has the newsletter of a store. */
export async function readNewsletterChoice(id: number, { id: store_id }: Pick<Store, 'id'>, { db }: Needs): Promise<Choice> {
  const { email } = await findCustomer(id, db)
  return { wanted: await hasNewsletter(db, { email, store_id }) }
}

/**
 * Begins or ends the newsletter of a customer's address. It begins at once if a mailed link has proved the address (decision
 * 047); otherwise a link is mailed first.
 */
export async function chooseNewsletter(
  id: number,
  wanted: boolean,
  store: Pick<Store, 'id'>,
  { db, now }: Needs,
): Promise<Choice> {
  const { email, isConfirmed } = await findCustomer(id, db)
  const owner = { email, store_id: store.id }
  if (wanted && !isConfirmed) {
    await requestNewsletter(email, store, { db, now })
    return { wanted: await hasNewsletter(db, owner) }
  }
  if (wanted) {
    const subscription = { ...owner, asked_at: now(), confirmed_at: now() }
    await db.insert(newsletterSubscriptions).values(subscription).onConflictDoNothing()
    return { wanted }
  }
  await db.transaction(async (tx) => {
    for (const table of [newsletterLinks, newsletterSubscriptions] as const) {
      await tx.delete(table).where(and(eq(table.email, email), eq(table.store_id, store.id)))
    }
  })
  return { wanted }
}

async function findCustomer(id: number, db: Needs['db']): Promise<{ email: string; isConfirmed: boolean }> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw unauthorized('The account is closed')
  return { email: customer.email, isConfirmed: (customer.email_confirmed_at ?? customer.terms_accepted_at) !== null }
}
