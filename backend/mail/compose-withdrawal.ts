import { and, eq, sql } from 'drizzle-orm'
import { confirmedEmail } from '../accounts/owned-purchases'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { paidBack } from '../order-facts/paid-back'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import { endedLines } from '../subscriptions/resume-subscriptions'
import { readPieces } from '../orders/stored-pieces'
import type { ComposedMail } from './composed-mail'
import { loadMailOrder } from './load-mail-order'
import { withdrawalNoted } from './mails/withdrawal-noted'
import { withdrawalReceived } from './mails/withdrawal-received'
import { itemsOfPieces } from './order/goods-block'
import { UndeliverableMail } from '../interfaces/mail-transport'

/**
 * The acknowledgement of a withdrawal: to the order's address with its goods, or to the address that the order's account has
 * moved to, when the statement names that one. Throws when its pieces cannot be read. When no order is found, it goes to the
 * typed address, with only what was typed.
 */
export async function composeWithdrawal(
  id: string,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>,
): Promise<ComposedMail> {
  const [row] = await services.db.select().from(withdrawals).where(eq(withdrawals.id, id))
  const store = row && findStore(row.store_id)
  if (row === undefined || store === undefined) throw new UndeliverableMail(`There is no withdrawal ${id}`)
  const { received_at: receivedAt, is_late: isLate, number, name, email, extent, message } = row
  const statement = { receivedAt, isLate, number, name, email, extent, message }
  if (row.order_id === null) return { to: email, store, content: withdrawalNoted(statement, store), attachments: [] }
  const about = await loadMailOrder(row.order_id, services)
  const { items, customer } = about.order
  const goods = extent === 'whole' ? items : itemsOfPieces(items, readPieces(row.lines) ?? [])
  const isPaidBack = (await paidBack(services.db, row.order_id)) !== null
  const ended = await endedLines(services.db, row.order_id, receivedAt)
  const content = withdrawalReceived(about, { ...statement, goods, cancelsAt: row.cancels_at, isPaidBack, ended })
  const to = (await isMovedTo(services.db, row.order_id, email)) ? email : customer.email
  return { to, store: about.store, content, attachments: [] }
}

/** Whether this is the confirmed address of the account that placed an order. Another typed address gets no data of the order. */
async function isMovedTo(db: Database, orderId: string, email: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), sql`${confirmedEmail(orders.customer_id)} = ${email}`))) > 0
}
