import { and, eq } from 'drizzle-orm'
import type { AccountDetails, AccountDetailsRequest } from '../../app/commerce/contract/account-details'
import type { Database } from '../database/database'
import { customerDetails, customers } from '../database/schema/accounts'
import { unauthorized } from '../refusal'
import type { Store } from '../stores/stores'

type Country = Pick<Store, 'countryCode'>

const NOTHING = {
  mobile: '',
  street: '',
  street2: '',
  postal_code: '',
  city: '',
  company_name: '',
  organisation_number: '',
  company_reference: '',
}

/** The details of a customer for purchases in the country of the store. */
export async function loadAccountDetails(db: Database, id: number, { countryCode }: Country): Promise<AccountDetails> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined) throw unauthorized('The account is closed')
  const ofCountry = and(eq(customerDetails.customer_id, id), eq(customerDetails.country_code, countryCode))
  const [known] = await db.select().from(customerDetails).where(ofCountry)
  const { customer_id: _id, country_code: _country, ...details } = known ?? { ...NOTHING, customer_id: id, country_code: '' }
  return { ...details, email: customer.email, first_name: customer.first_name, last_name: customer.last_name }
}

/** Stores them. A repeated call changes nothing more. */
export async function changeAccountDetails(
  db: Database,
  id: number,
  { first_name, last_name, ...details }: AccountDetailsRequest,
  { countryCode }: Country,
): Promise<null> {
  await db.transaction(async (tx) => {
    await tx.update(customers).set({ first_name, last_name }).where(eq(customers.id, id))
    await tx
      .insert(customerDetails)
      .values({ customer_id: id, country_code: countryCode, ...details })
      .onConflictDoUpdate({ target: [customerDetails.customer_id, customerDetails.country_code], set: details })
  })
  return null
}
