import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { customers } from '../database/schema/accounts'

/** The generation of the tokens of an account, and its password as stored; null when the account is closed. */
type Generation = { generation: number; password_hash: string }

export async function generationOf(subject: string, db: Database): Promise<Generation | null> {
  const id = Number(subject)
  const [found] = canBeId(id) ? await selectGeneration(db).where(eq(customers.id, id)) : []
  return found ?? null
}

/**
 * The generation, with the customer's row locked until the end of the transaction: a change of the password waits, so that it
 * finds every token that is issued meanwhile.
 */
export async function lockGeneration(subject: string, tx: Database): Promise<Generation | null> {
  const id = Number(subject)
  const [found] = canBeId(id) ? await selectGeneration(tx).where(eq(customers.id, id)).for('share') : []
  return found ?? null
}

const selectGeneration = (db: Database) =>
  db.select({ generation: customers.token_generation, password_hash: customers.password_hash }).from(customers)
