import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { inEqualTime } from '../http/equal-time'
import { notFound } from '../refusal'
import { newsletterTokens } from '../accounts/owner-tokens'
import type { Services } from '../services'

type Needs = Pick<Services, 'db' | 'now' | 'signingKey'>

/**
 * Ends the newsletter of the address and store that the token of a mailed link names.
 * Idempotent; 404 for a token that is not valid.
 */
export async function endNewsletter(access: string, services: Needs): Promise<void> {
  const owner = await newsletterTokens.read(access, services)
  if (owner === null) throw notFound('The newsletter')
  const { email, store_id } = newsletterSubscriptions
  await endWhere(services, owner.email, and(eq(email, owner.email), eq(store_id, owner.store_id)))
}

/** Ends the newsletter of an address in every store. The answer, and its time, do not tell whether it had one. */
export function endNewsletterOf(given: string, services: Omit<Needs, 'signingKey'>): Promise<null> {
  const email = given.trim().toLowerCase()
  return inEqualTime(endWhere(services, email, eq(newsletterSubscriptions.email, email)))
}

/** Unused links become invalid too, so that no earlier mail can begin the newsletter again. */
async function endWhere({ db, now }: Omit<Needs, 'signingKey'>, email: string, which: SQL | undefined): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(newsletterLinks)
      .set({ used_at: now() })
      .where(and(eq(newsletterLinks.email, email), isNull(newsletterLinks.used_at)))
    await tx.delete(newsletterSubscriptions).where(which)
  })
}
