import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { orderNumber } from '../../app/commerce/contract/order-number'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { notFound } from '../refusal'
import { storedCustomer } from './stored-order'

/** Every answer takes this long, so that the time does not tell which numbers exist. */
const ANSWER_MS = 150

/**
 * The id of an order by its number, proved by the e-mail address it was placed with or the postal code it is
 * sent to. 404 when there is no such order, and the same 404, after the same time, when the proof is wrong: the
 * answer does not tell which numbers exist.
 */
export async function findTrackedOrder(db: Database, asked: { order_number: string; proof: string }): Promise<{ id: string }> {
  const [id] = await Promise.all([provedId(db, asked), wait(ANSWER_MS)])
  if (id === null) throw notFound('The order')
  return { id }
}

async function provedId(db: Database, { order_number, proof }: { order_number: string; proof: string }): Promise<string | null> {
  const [order] = await db
    .select({ id: orders.id, email: orders.email, customer: orders.customer })
    .from(orders)
    .where(eq(orders.number, orderNumber(order_number)))
  return order !== undefined && isProved(order, proof) ? order.id : null
}

function isProved({ email, customer }: { email: string; customer: unknown }, proof: string): boolean {
  const given = compared(proof)
  if (given === '') return false
  const { postal_code } = storedCustomer.read(customer)
  return given === compared(email) || given === compared(postal_code ?? '')
}

/** Without spaces, in lower case: a postal code is typed with or without its space. */
const compared = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()
