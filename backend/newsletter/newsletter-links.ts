import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { hashOf, newToken } from '../accounts/one-time-token'
import type { Database } from '../database/database'
import { deleteExpired } from '../database/delete-expired'
import { newsletterLinks, newsletterSubscriptions } from '../database/schema/newsletter'
import { inEqualTime } from '../http/equal-time'
import { notFound } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
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
 * Issues a one-time token, when the mail that carries it is written, and again when that mail is; null when it was used, or the
 * address has too many others already. Only its hash is stored.
 */
export async function issueNewsletterLink(
  owner: Owner & { asked_at: Date },
  { db, now }: Needs,
  token = newToken(),
): Promise<string | null> {
  const token_hash = hashOf(token)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter-link ${owner.email}`}, 0))`)
    await deleteExpired(tx, newsletterLinks, now())
    const mailed = await tx.select().from(newsletterLinks).where(eq(newsletterLinks.email, owner.email))
    const own = mailed.find((link) => link.token_hash === token_hash)
    if (own === undefined ? mailed.length >= MAX_LINKS : own.used_at !== null) return null
    const expires_at = new Date(now().getTime() + LIFE_MS)
    await tx
      .insert(newsletterLinks)
      .values({ token_hash, ...owner, expires_at })
      .onConflictDoUpdate({ target: newsletterLinks.token_hash, set: { expires_at } })
    return token
  })
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
