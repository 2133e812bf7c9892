import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { CHALLENGE_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import type { Database } from '../database/database'
import { passkeyChallenges } from '../database/schema/passkeys'
import type { Services } from '../services'
import { hashOf } from './one-time-token'

/** Passkeys are bound to the shop's address as shoppers know it. */
export function relyingParty({ mail }: Pick<Services, 'mail'>): { origin: string; rpID: string } {
  return { origin: mail.publicOrigin, rpID: new URL(mail.publicOrigin).hostname }
}

/** Stores a challenge for one answer, by the customer who creates a passkey; null for a login. */
export async function keepChallenge(
  challenge: string,
  customer_id: number | null,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expires_at, now()))
  const expires_at = new Date(now().getTime() + CHALLENGE_LIFE_MS)
  await db.insert(passkeyChallenges).values({ challenge_hash: hashOf(challenge), customer_id, expires_at })
}

/** Uses up a challenge; false when it was made for another purpose, answered before, or has expired. */
export async function spendChallenge(challenge: string, customerId: number | null, db: Database, now: Date): Promise<boolean> {
  const owner = passkeyChallenges.customer_id
  const isChallenge = and(
    eq(passkeyChallenges.challenge_hash, hashOf(challenge)),
    customerId === null ? isNull(owner) : eq(owner, customerId),
    gt(passkeyChallenges.expires_at, now),
  )
  return (await db.delete(passkeyChallenges).where(isChallenge).returning()).length > 0
}
