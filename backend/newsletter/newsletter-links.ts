import { createHash } from 'node:crypto'
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm'
import { hashOf, newToken } from '../accounts/one-time-token'
import type { Database } from '../database/database'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { inEqualTime } from '../http/equal-time'
import { notFound } from '../http/refusal'
import { enqueueMail } from '../mail/enqueue-mail'
import type { Services } from '../services'
import type { Store } from '../stores/stores'

const LIFE_MS = 24 * 60 * 60_000
/** Limits: one mail per address in a minute, and 5 in a day, however often the newsletter is asked for. */
const MAIL_PAUSE_MS = 60_000
const MAX_LINKS = 5

type Needs = Pick<Services, 'db' | 'now'>
type Owner = { email: string; store_id: number }

/**
 * Mails a one-time link that begins the newsletter. The answer is the same, and takes as long, when the
 * address has it already and nothing is mailed.
 */
export function requestNewsletter(given: string, store: Pick<Store, 'id'>, services: Needs): Promise<null> {
  return inEqualTime(mailLink({ email: given.trim().toLowerCase(), store_id: store.id }, services))
}

async function mailLink(owner: Owner, { db, now }: Needs): Promise<void> {
  if (await hasNewsletter(db, owner)) return
  const about = createHash('sha256').update(JSON.stringify(owner)).digest('base64url')
  const turn = Math.floor(now().getTime() / MAIL_PAUSE_MS)
  const asked_at = now().toISOString()
  await enqueueMail(db, { type: 'newsletter-link', ...owner, asked_at }, `${about}:${turn}`, now())
}

/**
 * Issues a one-time token, when the mail that carries it is written; null when the address has too
 * many already. Only its hash is stored.
 */
export async function issueNewsletterLink(owner: Owner & { asked_at: Date }, { db, now }: Needs): Promise<string | null> {
  await db.delete(newsletterLinks).where(lt(newsletterLinks.expires_at, now()))
  const [mailed] = await db.select({ links: count() }).from(newsletterLinks).where(eq(newsletterLinks.email, owner.email))
  if (mailed !== undefined && mailed.links >= MAX_LINKS) return null
  const token = newToken()
  const expires_at = new Date(now().getTime() + LIFE_MS)
  await db.insert(newsletterLinks).values({ token_hash: hashOf(token), ...owner, expires_at })
  return token
}

/**
 * Begins the newsletter of the address that the link was mailed to, once. The same link is accepted again while the newsletter
 * that it began goes on. 404 when it is not valid.
 */
export async function confirmNewsletter(token: string, { db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    const [link] = await tx
      .update(newsletterLinks)
      .set({ used_at: now() })
      .where(
        and(
          eq(newsletterLinks.token_hash, hashOf(token)),
          isNull(newsletterLinks.used_at),
          gt(newsletterLinks.expires_at, now()),
        ),
      )
      .returning()
    if (link === undefined) return requireNewsletterOf(token, tx)
    const { email, store_id, asked_at } = link
    await tx.insert(newsletterSubscriptions).values({ email, store_id, asked_at, confirmed_at: now() }).onConflictDoNothing()
  })
}

async function requireNewsletterOf(token: string, db: Database): Promise<void> {
  const [used] = await db
    .select()
    .from(newsletterLinks)
    .where(eq(newsletterLinks.token_hash, hashOf(token)))
  if (used === undefined || !(await hasNewsletter(db, used))) throw notFound('The link')
}

export async function hasNewsletter(db: Database, { email, store_id }: Owner): Promise<boolean> {
  const { email: address, store_id: store } = newsletterSubscriptions
  const found = await db
    .select({ email: address })
    .from(newsletterSubscriptions)
    .where(and(eq(address, email), eq(store, store_id)))
  return found.length > 0
}
