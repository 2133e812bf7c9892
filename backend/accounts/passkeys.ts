import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, desc, eq } from 'drizzle-orm'
import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { CHALLENGE_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import { type OwnPasskey, passkeyCalls, Transport } from '../../app/commerce/contract/passkey'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { passkeys } from '../database/schema/passkeys'
import { Refusal, unauthorized } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { brandOf } from '../stores/brand-of'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { keepChallenge, relyingParty, spendChallenge } from './passkey-challenges'
import { passwordMatches } from './passwords'

const MAX_PASSKEYS = 20
/** COSE numbers of the algorithms: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257]

type Needs = Pick<Services, 'db' | 'now' | 'signingKey' | 'mail' | 'log'>
type Options = z.output<typeof passkeyCalls.newPasskeyChallenge.answer>
type Added = z.output<typeof passkeyCalls.addPasskey.body>

const OptionParts = passkeyCalls.newPasskeyChallenge.answer

/** The user id of a customer's passkeys, which reveals nothing about the customer. */
export function userHandleOf(customerId: number, { signingKey }: Pick<Services, 'signingKey'>): string {
  return createHmac('sha256', signingKey).update(`passkey-user ${customerId}`).digest('base64url')
}

/** The transports of `passkeys.transports` that this release knows; others are left out. */
const knownTransports = (column: unknown) =>
  z
    .array(z.unknown())
    .catch([])
    .parse(column)
    .flatMap((one) => Transport.safeParse(one).data ?? [])

/** The passkeys of a customer, the newest first. */
export async function listPasskeys(db: Database, customerId: number): Promise<OwnPasskey[]> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.customer_id, customerId)).orderBy(desc(passkeys.created_at))
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
}

/**
 * The options of a new passkey. It requires the password, because a passkey outlives the login that creates it. Refused
 * with 403 and 409 as the contract says.
 */
export async function newPasskeyChallenge(id: number, password: string, store: Store, services: Needs): Promise<Options> {
  const { db } = services
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw unauthorized('The account is closed')
  if (!(await passwordMatches(customer.password_hash, password))) {
    throw new Refusal(403, 'password-wrong', 'The password is wrong')
  }
  const known = await db.select().from(passkeys).where(eq(passkeys.customer_id, id))
  if (known.length >= MAX_PASSKEYS) throw tooMany()
  const options = await generateRegistrationOptions({
    rpName: brandOf(store),
    rpID: relyingParty(services).rpID,
    userName: customer.email,
    userDisplayName: `${customer.first_name} ${customer.last_name}`,
    userID: new Uint8Array(Buffer.from(userHandleOf(id, services), 'base64url')),
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((row) => ({ id: row.id, transports: knownTransports(row.transports) })),
  })
  await keepChallenge(options.challenge, id, services)
  return OptionParts.parse(options)
}

/** Stores a passkey that was created for a challenge of the customer. Refused with 409 and 422 as the contract says. */
export async function addPasskey(
  id: number,
  { challenge, name, credential }: Added,
  store: Store,
  services: Needs,
): Promise<null> {
  const { db, now } = services
  if (!(await spendChallenge(challenge, id, db, now()))) throw invalid()
  const { origin, rpID } = relyingParty(services)
  const created = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    services.log({ level: 'info', event: 'passkey-refused', error: error instanceof Error ? error.message : '' })
    throw invalid()
  })
  if (!created.verified) throw invalid()
  const { id: credentialId, publicKey, counter } = created.registrationInfo.credential
  await db.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
    if (customer === undefined) throw unauthorized('The account is closed')
    if ((await tx.$count(passkeys, eq(passkeys.customer_id, id))) >= MAX_PASSKEYS) throw tooMany()
    const stored = await tx
      .insert(passkeys)
      .values({
        id: credentialId,
        customer_id: id,
        name,
        counter,
        created_at: now(),
        public_key: Buffer.from(publicKey).toString('base64url'),
        transports: credential.response.transports,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (stored.length === 0) throw new Refusal(409, 'passkey-known', 'The passkey is stored already')
    await mailChange(tx, { customer, passkey: credentialId, name, change: 'created' }, store, now())
  })
  return null
}

/** Removes a passkey of the customer. Idempotent. */
export async function removePasskey(
  id: number,
  passkey: string,
  store: Store,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<null> {
  await db.transaction(async (tx) => {
    const [customer] = await tx.select().from(customers).where(eq(customers.id, id))
    const isPasskey = and(eq(passkeys.customer_id, id), eq(passkeys.id, passkey))
    const [removed] = await tx.delete(passkeys).where(isPasskey).returning({ name: passkeys.name })
    if (removed === undefined || customer === undefined) return
    await mailChange(tx, { customer, passkey, name: removed.name, change: 'removed' }, store, now())
  })
  return null
}

type Changed = { customer: { email: string }; passkey: string; name: string; change: 'created' | 'removed' }

/** Mails the account's address, so that its owner learns of a passkey that someone else has created or removed. */
function mailChange(tx: Database, { customer, passkey, name, change }: Changed, store: Store, now: Date): Promise<boolean> {
  const about = createHash('sha256').update(passkey).digest('base64url')
  const mail = { type: 'passkey-changed', email: customer.email, store_id: store.id, name, change } as const
  return enqueueMail(tx, mail, `${about}:${change}:${now.getTime()}`, now)
}

const invalid = () => new Refusal(422, 'passkey-invalid', 'The passkey does not fit the challenge')
const tooMany = () => new Refusal(409, 'passkeys-full', `At most ${MAX_PASSKEYS} passkeys are stored`)
