import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Tokens } from '../../app/commerce/contract/account'
import { REFRESH_GRACE_MS, TOKEN_LIFE_S } from '../../app/commerce/contract/lifetimes'
import type { Database } from '../database/database'
import { deleteExpired } from '../database/delete-expired'
import { refreshTokens } from '../database/schema/accounts'
import { unauthorized } from '../refusal'
import type { Services } from '../services'
import { hashOf, newToken } from './one-time-token'
import { lockGeneration } from './token-generation'
import { signAccessToken, type TokenOwner } from './access-token'

type Issuing = Pick<Services, 'db' | 'now' | 'signingKey'>

/** An access token and a refresh token for a new login. */
export function issueTokens(owner: TokenOwner, services: Issuing): Promise<Tokens> {
  return issueInFamily(owner, { family: randomUUID(), refresh_token: newToken() }, services)
}

/**
 * Exchanges a refresh token for new tokens. The same refresh token always gives the same next one: requests that refresh at
 * once, in any number of processes, make one rotation, and an answer that got lost can be asked for again. Refused with 401 when
 * it is unknown, expired, of another scope, or was used more than 30 seconds ago. A late reuse means that the token was copied,
 * so all tokens of the login become invalid.
 */
export async function refreshTokensOf(token: string, scope: TokenOwner['scope'], services: Issuing): Promise<Tokens> {
  const { db } = services
  const token_hash = hashOf(token)
  const renewed = await db.transaction((tx) => spend(token, scope, { ...services, db: tx }))
  if (renewed !== null) return renewed
  await endFamilyOf(db, token_hash)
  throw unauthorized('The refresh token is not valid')
}

/**
 * Checks the token and marks it as used in one statement. The grace begins with the first use. The customer is locked first, as
 * in a change of the password, which would otherwise miss the token issued here.
 */
async function spend(token: string, scope: TokenOwner['scope'], services: Issuing): Promise<Tokens | null> {
  const { db, now } = services
  const [known] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.token_hash, hashOf(token)))
  if (known?.scope === 'account') await lockGeneration(known.subject, db)
  const [spent] = await db
    .update(refreshTokens)
    .set({ used_at: sql`coalesce(${refreshTokens.used_at}, ${now()})` })
    .where(
      and(
        eq(refreshTokens.token_hash, hashOf(token)),
        eq(refreshTokens.scope, scope),
        or(isNull(refreshTokens.used_at), gt(refreshTokens.used_at, new Date(now().getTime() - REFRESH_GRACE_MS))),
        gt(refreshTokens.expires_at, now()),
      ),
    )
    .returning()
  if (spent === undefined) return null
  return issueInFamily(spent, { family: spent.family, refresh_token: successorOf(token, services) }, services)
}

/** Only the shop can derive it, and it reveals nothing about the former token. */
function successorOf(token: string, { signingKey }: Pick<Services, 'signingKey'>): string {
  return createHmac('sha256', signingKey).update(`refresh-token ${token}`).digest('base64url')
}

async function issueInFamily(
  owner: TokenOwner,
  { family, refresh_token }: { family: string; refresh_token: string },
  services: Issuing,
): Promise<Tokens> {
  const { db, now } = services
  const { scope, subject } = owner
  const expires_at = new Date(now().getTime() + TOKEN_LIFE_S * 1000)
  // The customer is locked before any token (decision 115).
  const generation = await generationFor(owner, db)
  await deleteExpired(db, refreshTokens, now())
  await db
    .insert(refreshTokens)
    .values({ token_hash: hashOf(refresh_token), family, scope, subject, expires_at })
    .onConflictDoNothing()
  return {
    access_token: await signAccessToken({ ...owner, generation }, services),
    refresh_token,
  }
}

/** The token generation of a customer, whose row stays locked until the tokens are stored; 401 when the account is closed. */
async function generationFor({ scope, subject }: TokenOwner, tx: Database): Promise<number> {
  if (scope === 'my-order') return 0
  const current = await lockGeneration(subject, tx)
  if (current === null) throw unauthorized('The account is closed')
  return current.generation
}

async function endFamilyOf(db: Database, token_hash: string): Promise<void> {
  const [known] = await db.select().from(refreshTokens).where(eq(refreshTokens.token_hash, token_hash))
  if (known !== undefined && known.used_at !== null) await db.delete(refreshTokens).where(eq(refreshTokens.family, known.family))
}
