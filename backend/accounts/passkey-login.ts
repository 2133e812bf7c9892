import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { CHALLENGE_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import type { Tokens } from '../../app/commerce/contract/account'
import type { passkeyCalls } from '../../app/commerce/contract/passkey'
import { passkeys } from '../database/schema/passkeys'
import { unauthorized } from '../refusal'
import type { Services } from '../services'
import { keepChallenge, relyingParty, spendChallenge } from './passkey-challenges'
import { userHandleOf } from './passkeys'
import { lockGeneration } from './token-generation'
import { issueTokens } from './tokens'

type Needs = Pick<Services, 'db' | 'now' | 'signingKey' | 'mail' | 'log'>
type Answered = z.output<typeof passkeyCalls.passkeyLogin.body>
type Row = typeof passkeys.$inferSelect

/** The options of a login with a passkey. */
export async function passkeyChallenge(services: Needs): Promise<z.output<typeof passkeyCalls.passkeyChallenge.answer>> {
  const { rpID } = relyingParty(services)
  const { challenge } = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await keepChallenge(challenge, null, services)
  return { challenge, rpId: rpID, timeout: CHALLENGE_LIFE_MS, userVerification: 'required' }
}

/** Tokens for the customer of a passkey; 401 when anything does not fit. */
export async function passkeyLogin({ challenge, credential }: Answered, services: Needs): Promise<Tokens> {
  const { db, now } = services
  if (!(await spendChallenge(challenge, null, db, now()))) throw refused()
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.id, credential.id))
  if (passkey === undefined) throw refused()
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.customer_id, services)) throw refused()
  const counter = await verifiedCounter(passkey, { challenge, credential }, services)
  if (counter === null) throw refused()
  return db.transaction(async (tx) => {
    // The customer is locked before the passkey, as in a change of the password (decision 115).
    await lockGeneration(String(passkey.customer_id), tx)
    // Two answers with one counter: only the first logs in.
    const isUnchanged = and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter))
    const used = await tx.update(passkeys).set({ counter, used_at: now() }).where(isUnchanged).returning()
    if (used.length === 0) throw refused()
    return issueTokens({ scope: 'account', subject: String(passkey.customer_id) }, { ...services, db: tx })
  })
}

/**
 * The counter after a valid answer, which is higher than before where the authenticator
 * counts; null for an answer that is not valid.
 */
async function verifiedCounter(passkey: Row, { challenge, credential }: Answered, services: Needs): Promise<number | null> {
  const { origin, rpID } = relyingParty(services)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.id,
        counter: passkey.counter,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    services.log({ level: 'info', event: 'passkey-refused', error: error instanceof Error ? error.message : '' })
    return null
  }
}

const refused = () => unauthorized('The passkey is not valid')
