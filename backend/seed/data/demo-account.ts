import { hashPassword } from '../../accounts/passwords'
import type { Database } from '../../database/database'
import { customerDiscounts, customers } from '../../database/schema/accounts'

/** The account to try the shop with. Its password is no secret, so it must never be given anything of worth. */
export const DEMO_ACCOUNT = {
  email: 'demo@kraftcell.example',
  password: 'demo-kraftcell',
  first_name: 'Demo',
  last_name: 'Kraftcell',
}

const DISCOUNT = { discount_category: 'button-cells', percentage: 10 }

/** Plants the demo account with its customer discount. */
export async function plantDemoAccount(db: Database): Promise<void> {
  const { password, ...names } = DEMO_ACCOUNT
  const [customer] = await db
    .insert(customers)
    .values({ ...names, password_hash: await hashPassword(password) })
    .returning({ id: customers.id })
  if (customer !== undefined) await db.insert(customerDiscounts).values({ ...DISCOUNT, customer_id: customer.id })
}
