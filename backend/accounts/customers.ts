import { eq } from 'drizzle-orm'
import type { Profile, Tokens } from '../../app/commerce/contract/account'
import type { Database } from '../database/database'
import { customerDiscounts, customers } from '../database/schema/accounts'
import { unauthorized } from '../http/refusal'
import type { Services } from '../services'
import { passwordMatches } from './passwords'
import { issueTokens } from './tokens'

/** Tokens for an account; 401 when the address is unknown or the password is wrong. */
export async function login(credentials: { email: string; password: string }, services: Services): Promise<Tokens> {
  const [customer] = await services.db.select().from(customers).where(eq(customers.email, credentials.email.toLowerCase()))
  const matches = await passwordMatches(customer?.password_hash ?? null, credentials.password)
  if (customer === undefined || !matches) throw unauthorized('E-mail address and password do not match')
  return issueTokens({ scope: 'account', subject: String(customer.id) }, services)
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

/** The discount percentages of a customer, by discount category. */
export async function loadCustomerDiscounts(db: Database, customerId: number): Promise<Record<string, number>> {
  const rows = await db.select().from(customerDiscounts).where(eq(customerDiscounts.customer_id, customerId))
  return Object.fromEntries(rows.map((row) => [row.discount_category, row.percentage]))
}
