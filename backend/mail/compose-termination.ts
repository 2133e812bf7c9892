import { eq } from 'drizzle-orm'
import { subscriptionTerminations } from '../database/schema/subscriptions'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import type { ComposedMail } from './composed-mail'
import { terminationReceived } from './mails/termination-received'
import { UndeliverableMail } from '../interfaces/mail-transport'

/** The acknowledgement of a termination, to the address that was typed. */
export async function composeTermination(id: string, { db }: Pick<Services, 'db'>): Promise<ComposedMail> {
  const [row] = await db.select().from(subscriptionTerminations).where(eq(subscriptionTerminations.id, id))
  const store = row && findStore(row.store_id)
  if (row === undefined || store === undefined) throw new UndeliverableMail(`There is no termination ${id}`)
  return { to: row.email, store, content: terminationReceived(row, store), attachments: [] }
}
