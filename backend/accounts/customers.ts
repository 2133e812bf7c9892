import { eq, inArray } from 'drizzle-orm'
import type { Profile, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { customerDiscounts, customers } from '../database/schema/accounts'
import { unauthorized } from '../refusal'
import type { Services } from '../services'
import { requireBearer } from './access-token'
import { passwordMatches } from './passwords'
import { lockGeneration } from './token-generation'
import { issueTokens } from './tokens'

/** Tokens for an account; 401 when the address is unknown or the password is wrong. */
export async function login(credentials: { email: string; password: string }, services: Services): Promise<Tokens> {
  const [customer] = await services.db.select().from(customers).where(eq(customers.email, credentials.email.toLowerCase()))
  const matches = await passwordMatches(customer?.password_hash ?? null, credentials.password)
  if (customer === undefined || !matches) throw unauthorized('E-mail address and password do not match')
  const subject = String(customer.id)
  return services.db.transaction(async (tx) => {
    // The password may have been changed while this one was checked.
    const current = await lockGeneration(subject, tx)
    if (current?.password_hash !== customer.password_hash) throw unauthorized('E-mail address and password do not match')
    return issueTokens({ scope: 'account', subject }, { ...services, db: tx })
  })
}

/** The customer of an access token; 401 when the account no longer exists. */
export async function loadProfile(db: Database, subject: string): Promise<Profile> {
  const [customer] = await db
    .select({
      id: customers.id,
      email: customers.email,
      first_name: customers.first_name,
      last_name: customers.last_name,
    })
    .from(customers)
    .where(eq(customers.id, Number(subject)))
  if (customer === undefined) throw unauthorized('The account is closed')
  return { ...customer, discounts: await loadCustomerDiscounts(db, customer.id) }
}

/**
 * The id of the customer of a call; 401 without a valid access token of an account that
 * exists. `header` reads a header of the call.
 */
export async function requireCustomer(
  header: (name: string) => string | undefined,
  services: Pick<Services, 'db' | 'now' | 'signingKey'>,
): Promise<number> {
  const id = Number(await requireBearer(header('authorization'), 'account', services))
  const [known] = await services.db.select({ id: customers.id }).from(customers).where(eq(customers.id, id))
  if (known === undefined) throw unauthorized('The account is closed')
  return id
}

/** The discount percentages of a customer, by discount category. */
export const loadCustomerDiscounts = async (db: Database, customerId: number): Promise<Record<string, number>> =>
  (await loadDiscountsOfEach(db, [customerId])).get(customerId) ?? {}

/** The discount percentages of several customers, by their ids; customers without a discount are omitted. */
export async function loadDiscountsOfEach(
  db: Database,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, Record<string, number>>> {
  if (customerIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(customerDiscounts)
    .where(inArray(customerDiscounts.customer_id, [...customerIds]))
  const rowsOf = groupRows(rows, ({ customer_id }) => customer_id)
  return new Map(
    [...rowsOf].map(([id, own]) => [id, Object.fromEntries(own.map((row) => [row.discount_category, row.percentage]))]),
  )
}
