import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { customers } from '../database/schema/accounts'
import { notFound } from '../refusal'

/** Whether an account is one of the shop's own staff, so that its sessions are internal (spec section 6). */
export const StaffMark = z.object({ email: z.email().toLowerCase(), is_staff: z.boolean() })

/** The accounts of the staff, by address. */
export async function listStaffAccounts(db: Database) {
  const { email, first_name, last_name } = customers
  const rows = await db
    .select({ email, first_name, last_name })
    .from(customers)
    .where(eq(customers.is_staff, true))
    .orderBy(asc(email))
  return { accounts: rows }
}

/** Marks an account as one of the staff, or takes the mark away. Idempotent. 404 without such an account. */
export async function markStaffAccount(db: Database, { email, is_staff }: z.output<typeof StaffMark>): Promise<void> {
  const marked = await db.update(customers).set({ is_staff }).where(eq(customers.email, email)).returning({ id: customers.id })
  if (marked.length === 0) throw notFound(`The account ${email}`)
}
