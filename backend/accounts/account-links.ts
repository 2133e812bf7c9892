import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { PASSWORD_LINK_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import type { AccountLink } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { deleteExpired } from '../database/delete-expired'
import { accountLinks, customers } from '../database/schema/accounts'
import { inEqualTime } from '../http/equal-time'
import { unauthorized } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { hashOf, newToken } from './one-time-token'

/** Limits: one mail per address in a minute, and 5 in an hour, the life of a link. */
const MAIL_PAUSE_MS = 60_000
const MAX_LINKS = 5

/** The names of a new customer. */
type Names = { first_name: string; last_name: string }
type Asked = { email: string; profile: Names | null }
type Needs = Pick<Services, 'db' | 'now'>

/**
 * Mails a one-time link by which a password is chosen, to a customer, or to someone who registers (`profile`). The answer is the
 * same, and takes as long, when no mail is sent.
 */
export function requestAccountLink(asked: Asked, store: Pick<Store, 'id'>, services: Needs): Promise<null> {
  return inEqualTime(mailLink(asked, store, services))
}

async function mailLink(
  { email: given, profile }: Asked,
  { id: store_id }: Pick<Store, 'id'>,
  { db, now }: Needs,
): Promise<void> {
  const email = given.trim().toLowerCase()
  if (profile === null && !(await hasAccount(db, email))) return
  // The key includes the names: someone else who registers the address in the same minute
  // must not choose the names of the account.
  const about = createHash('sha256')
    .update(JSON.stringify([email, profile]))
    .digest('base64url')
  const turn = Math.floor(now().getTime() / MAIL_PAUSE_MS)
  await enqueueMail(db, { type: 'account-link', email, store_id, profile }, `${about}:${turn}`, now())
}

export async function hasAccount(db: Database, email: string): Promise<boolean> {
  return (await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))).length > 0
}

/** Lets transactions about the links of an address take turns. */
export async function lockLinksOf(email: string, tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account-link ${email}`}, 0))`)
}

/**
 * Whether the link with this token may be mailed: not if it was used, or if as many others as allowed were mailed to the address
 * in the last hour, the life of a link.
 */
export async function mayMailLink(email: string, token: string, { db, now }: Needs): Promise<boolean> {
  const isRecent = and(eq(accountLinks.email, email), gt(accountLinks.expires_at, now()))
  const mailed = await db.select().from(accountLinks).where(isRecent)
  const own = mailed.find(({ token_hash }) => token_hash === hashOf(token))
  return own === undefined ? mailed.length < MAX_LINKS : own.used_at === null
}

/**
 * Issues a one-time token, when the mail that carries it is written; again when that mail is. Only its hash is stored.
 */
export async function issueAccountLink(
  email: string,
  profile: Names | null,
  { db, now }: Needs,
  token = newToken(),
): Promise<string> {
  await deleteExpired(db, accountLinks, now())
  const expires_at = new Date(now().getTime() + PASSWORD_LINK_LIFE_MS)
  await db
    .insert(accountLinks)
    .values({ token_hash: hashOf(token), email, ...profile, expires_at })
    .onConflictDoUpdate({ target: accountLinks.token_hash, set: { expires_at } })
  return token
}

type LinkRow = typeof accountLinks.$inferSelect

/** The purpose of a one-time link. 401 when it is unknown, used or expired. */
export async function readAccountLink(token: string, { db, now }: Needs): Promise<AccountLink> {
  const [link] = await db.select().from(accountLinks).where(isValid(token, now()))
  if (link === undefined) throw linkIsOver()
  return { email: link.email, is_new: !(await hasAccount(db, link.email)) }
}

/** The link of a one-time token. Uses up the token and all other links of its address. 401 when it is not valid any more. */
export async function spendAccountLink(token: string, { db, now }: Needs): Promise<LinkRow> {
  const [link] = await db.update(accountLinks).set({ used_at: now() }).where(isValid(token, now())).returning()
  if (link === undefined) throw linkIsOver()
  const others = and(eq(accountLinks.email, link.email), isNull(accountLinks.used_at))
  await db.update(accountLinks).set({ used_at: now() }).where(others)
  return link
}

const isValid = (token: string, now: Date) =>
  and(eq(accountLinks.token_hash, hashOf(token)), isNull(accountLinks.used_at), gt(accountLinks.expires_at, now))

const linkIsOver = () => unauthorized('The link is not valid any more')
