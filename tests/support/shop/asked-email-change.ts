import { and, desc, eq } from 'drizzle-orm'
import type { Language } from '../../../app/store/languages'
import { issueEmailChangeLink } from '../../../backend/customer-data/email-change-links'
import { requestEmailChange } from '../../../backend/accounts/email-changes'
import { customers } from '../../../backend/database/schema/accounts'
import { emailChanges } from '../../../backend/database/schema/email-changes'
import { storeOf } from '../../../backend/stores/stores'
import type { Backend } from './open-shop'

/** A change to another address, and the tokens of the links to both. */
export type AskedChange = { email: string; old: string; new: string }

/** The customer asks for a change of their e-mail address to another one; its links are given here instead of mailed. */
export async function askForEmailChange(
  from: string,
  password: string,
  language: Language,
  { db, now }: Backend['services'],
): Promise<AskedChange> {
  const email = `ny-${from}`
  const [customer] = await db.select().from(customers).where(eq(customers.email, from))
  if (customer === undefined) throw new Error(`There is no account of ${from}`)
  await requestEmailChange(customer.id, { email, password }, storeOf(language), { db, now })
  const isAsked = and(eq(emailChanges.customer_id, customer.id), eq(emailChanges.new_email, email))
  const [change] = await db.select().from(emailChanges).where(isAsked).orderBy(desc(emailChanges.asked_at))
  if (change === undefined) throw new Error('The change was not asked for')
  const link = (side: 'old' | 'new') => issueEmailChangeLink(change.id, side, db)
  return { email, old: await link('old'), new: await link('new') }
}
