import { and, eq, isNull } from 'drizzle-orm'
import type { ChosenPassword, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { accountLinks, customers } from '../database/schema/accounts'
import { passkeyChallenges, passkeys } from '../database/schema/passkeys'
import { Refusal, unauthorized } from '../refusal'
import type { Services } from '../services'
import { lockLinksOf, readAccountLink, spendAccountLink } from './account-links'
import { stopOpenEmailChanges } from './email-changes'
import { endLogins, nextGeneration } from './end-logins'
import common from './common-passwords.json'
import { hashPassword, passwordMatches } from './passwords'
import { issueTokens } from './tokens'

const COMMON = new Set(common.passwords.split(' '))

type Needs = Pick<Services, 'db' | 'now' | 'signingKey'>

/**
 * Chooses the password of an account with a one-time link, which opens the account if there is none yet, and logs
 * in. All former logins of the account end, its passkeys are removed, and all other links are used up. Refused
 * with 401 and 422 as the contract says.
 */
export async function choosePassword(
  { token, password }: { token: string; password: string },
  services: Needs,
): Promise<ChosenPassword> {
  const { email, is_new } = await readAccountLink(token, services)
  refuseCommonPassword(password, email)
  const password_hash = await hashPassword(password)
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx }
    await lockAddress(email, tx)
    const link = await spendAccountLink(token, inside)
    const id = await writePassword(link, password_hash, inside)
    // An intruder in the account may have created a passkey (decision 048).
    for (const table of [passkeys, passkeyChallenges]) await tx.delete(table).where(eq(table.customer_id, id))
    return { ...(await startAfresh(id, inside)), is_new }
  })
}

/**
 * Locks what belongs to an address before its links, as in every change of an account (decision 115). Two links of an address
 * take turns, whether it has an account yet or not.
 */
async function lockAddress(email: string, tx: Database): Promise<void> {
  await lockLinksOf(email, tx)
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email)).for('update')
}

type Link = { email: string; first_name: string | null; last_name: string | null }

/** The id of the account with this address, which has the password now. */
async function writePassword({ email, first_name, last_name }: Link, password_hash: string, { db, now }: Needs): Promise<number> {
  const [known] = await db
    .update(customers)
    .set({ password_hash, email_confirmed_at: now(), token_generation: nextGeneration })
    .where(eq(customers.email, email))
    .returning({ id: customers.id })
  if (known !== undefined) return known.id
  // The link is for a forgotten password, and its account was closed meanwhile.
  if (first_name === null || last_name === null) throw unauthorized('The account is closed')
  const [opened] = await db
    .insert(customers)
    .values({ email, password_hash, first_name, last_name, terms_accepted_at: now(), email_confirmed_at: now() })
    .onConflictDoUpdate({
      target: customers.email,
      set: { password_hash, email_confirmed_at: now(), token_generation: nextGeneration },
    })
    .returning({ id: customers.id })
  if (opened === undefined) throw new Error('The account was not written')
  return opened.id
}

/**
 * Changes the password of a logged-in customer, whose other logins end, as do mailed links. Refused
 * with 403 and 422 as the contract says.
 */
export async function changePassword(
  subject: string,
  { current_password, password }: { current_password: string; password: string },
  services: Needs,
): Promise<Tokens> {
  const id = Number(subject)
  const [customer] = await services.db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw unauthorized('The account is closed')
  if (!(await passwordMatches(customer.password_hash, current_password))) {
    throw new Refusal(403, 'password-wrong', 'The current password is wrong')
  }
  refuseCommonPassword(password, customer.email)
  const password_hash = await hashPassword(password)
  return services.db.transaction(async (tx) => {
    await tx.update(customers).set({ password_hash, token_generation: nextGeneration }).where(eq(customers.id, id))
    // A link in a mailbox that someone else reads must not undo the change.
    const isOpen = and(eq(accountLinks.email, customer.email), isNull(accountLinks.used_at))
    await tx.update(accountLinks).set({ used_at: services.now() }).where(isOpen)
    return startAfresh(id, { ...services, db: tx })
  })
}

/** Ends all logins of an account and its open changes, and begins a new login. */
async function startAfresh(id: number, services: Needs): Promise<Tokens> {
  const subject = String(id)
  await endLogins(services.db, subject)
  await stopOpenEmailChanges(id, services)
  return issueTokens({ scope: 'account', subject }, services)
}

/** Refuses one of the most common passwords, and the address of the account (422 `password-common`). Letter case is ignored. */
function refuseCommonPassword(password: string, email: string): void {
  const chosen = password.toLowerCase()
  const own = [email, email.split('@')[0], 'kraftcell', 'kraftcelle', 'kraftzelle']
  if (COMMON.has(chosen) || own.includes(chosen)) throw new Refusal(422, 'password-common', 'The password is too easy to guess')
}
