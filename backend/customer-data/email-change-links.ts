import { DrizzleQueryError, eq } from 'drizzle-orm'
import type { Tokens } from '../../app/commerce/contract/account'
import type { EmailChangeLink } from '../../app/commerce/contract/email-change'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { emailChangeLinks, emailChanges } from '../database/schema/email-changes'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { hasAccount } from '../accounts/account-links'
import { moveAccount } from './move-account'
import { hashOf, newToken } from '../accounts/one-time-token'
import { issueTokens } from '../accounts/tokens'

type Change = typeof emailChanges.$inferSelect
type Side = EmailChangeLink['side']
type Needs = Pick<Services, 'db' | 'now'>

/** Issues the token of a link, when the mail that carries it is written. Only its hash is stored. */
export async function issueEmailChangeLink(change_id: string, side: Side, db: Database): Promise<string> {
  const token = newToken()
  await db.insert(emailChangeLinks).values({ token_hash: hashOf(token), change_id, side })
  return token
}

/** The change and the address of the token of a mailed link. 404 for an unknown one. */
export async function readEmailChangeLink(token: string, { db, now }: Needs): Promise<EmailChangeLink> {
  const { change, side } = await findLink(token, db)
  return linkInfo(change, side, now())
}

/**
 * Confirms a link. The second of both links makes the change, unless the new address has an account by now: then it is stopped.
 * `subject` is the id of the customer who calls, null for a guest; the customer of the change stays logged in.
 */
export async function confirmEmailChange(
  token: string,
  subject: string | null,
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<EmailChangeLink & { tokens: Tokens | null }> {
  return confirmOnce(token, subject, services).catch((error: unknown) => {
    // Another customer has just taken the address. The second try finds it taken.
    if (isTakenMeanwhile(error)) return confirmOnce(token, subject, services)
    throw error
  })
}

/** PostgreSQL's error code for a unique violation. */
function isTakenMeanwhile(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}

async function confirmOnce(
  token: string,
  subject: string | null,
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<EmailChangeLink & { tokens: Tokens | null }> {
  const { now } = services
  return services.db.transaction(async (tx) => {
    const { change, side } = await lockLink(token, tx)
    if (linkInfo(change, side, now()).state !== 'asked') return { ...linkInfo(change, side, now()), tokens: null }
    const confirmed: Change = {
      ...change,
      ...(side === 'old' ? { old_confirmed_at: now() } : { new_confirmed_at: now() }),
    }
    const isComplete = confirmed.old_confirmed_at !== null && confirmed.new_confirmed_at !== null
    const isTaken = isComplete && (await hasAccount(tx, change.new_email))
    const ended: Change = { ...confirmed, ...(isComplete && (isTaken ? { stopped_at: now() } : { done_at: now() })) }
    await tx.update(emailChanges).set(ended).where(eq(emailChanges.id, change.id))
    if (ended.done_at === null) return { ...linkInfo(ended, side, now()), tokens: null }
    const inside = { ...services, db: tx }
    await moveAccount(ended, inside)
    const isOwn = subject === String(change.customer_id)
    const tokens = isOwn ? await issueTokens({ scope: 'account', subject }, inside) : null
    return { ...linkInfo(ended, side, now()), tokens }
  })
}

/** The old address stops the change. A change that is done stays done. 404 for the link of the new address. */
export async function stopEmailChange(token: string, { db, now }: Needs): Promise<EmailChangeLink> {
  return db.transaction(async (tx) => {
    const { change, side } = await lockLink(token, tx)
    if (side !== 'old') throw notFound('The link')
    const { state } = linkInfo(change, side, now())
    if (state !== 'asked' && state !== 'waiting') return linkInfo(change, side, now())
    const stopped: Change = { ...change, stopped_at: now() }
    await tx.update(emailChanges).set(stopped).where(eq(emailChanges.id, change.id))
    return linkInfo(stopped, side, now())
  })
}

/** Locks the customer and reads the change again, so that two links at once make one change. */
async function lockLink(token: string, tx: Database) {
  const { change } = await findLink(token, tx)
  await tx.select().from(customers).where(eq(customers.id, change.customer_id)).for('update')
  return findLink(token, tx)
}

async function findLink(token: string, db: Database): Promise<{ change: Change; side: Side }> {
  const [found] = await db
    .select({ change: emailChanges, side: emailChangeLinks.side })
    .from(emailChangeLinks)
    .innerJoin(emailChanges, eq(emailChanges.id, emailChangeLinks.change_id))
    .where(eq(emailChangeLinks.token_hash, hashOf(token)))
  if (found === undefined) throw notFound('The link')
  return found
}

function linkInfo(change: Change, side: Side, now: Date): EmailChangeLink {
  return { state: stateOf(change, side, now), side, email: change.new_email }
}

function stateOf(change: Change, side: Side, now: Date): EmailChangeLink['state'] {
  if (change.done_at !== null) return 'done'
  if (change.stopped_at !== null) return 'stopped'
  if (change.expires_at <= now) return 'over'
  return (side === 'old' ? change.old_confirmed_at : change.new_confirmed_at) === null ? 'asked' : 'waiting'
}
