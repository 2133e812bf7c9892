import { createHash } from 'node:crypto'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { canBeOrdered } from '../catalogue/orderable-sql'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { stockNotifications } from '../database/schema/reviews'
import { enqueueMail } from '../queue/enqueue-mail'
import type { Services } from '../services'
import { forgetUnconfirmed } from './stock-notification'

type Request = typeof stockNotifications.$inferSelect

/** Maximum number of requests answered in one transaction. */
const BATCH = 100

/**
 * One round: mails everybody who waits, with a confirmed address, for a product that can be ordered again. A request is
 * deleted in the transaction that enqueues its mail, so each is answered once, by one worker. Requests for products that will
 * not come again are deleted without a mail.
 */
export async function sendStockNotices({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  while ((await db.transaction((tx) => answerBatch(tx, now()))) === BATCH);
  const isGone = sql`exists (select from ${products} where ${products.id} = ${stockNotifications.product_id}
    and ${products.discontinued} and ${products.stock} <= 0)`
  await db.delete(stockNotifications).where(isGone)
  await forgetUnconfirmed(db, now())
}

async function answerBatch(tx: Database, now: Date): Promise<number> {
  const answerable = await tx
    .select({ request: stockNotifications })
    .from(stockNotifications)
    .innerJoin(products, and(eq(products.id, stockNotifications.product_id), canBeOrdered))
    .where(isNotNull(stockNotifications.confirmed_at))
    .orderBy(asc(stockNotifications.asked_at))
    .limit(BATCH)
    .for('update', { of: stockNotifications, skipLocked: true })
  for (const { request } of answerable) await answer(tx, request, now)
  return answerable.length
}

async function answer(tx: Database, request: Request, now: Date): Promise<void> {
  const { product_id, store_id, email } = request
  await enqueueMail(tx, { type: 'stock-back', product_id, store_id, email }, hashOf(request), now)
  const { product_id: product, store_id: store } = stockNotifications
  await tx
    .delete(stockNotifications)
    .where(and(eq(product, product_id), eq(store, store_id), eq(stockNotifications.email, email)))
}

/** Identifies a request in the key of its mail without its address, because keys are logged. */
function hashOf({ product_id, store_id, email, asked_at }: Request): string {
  const text = JSON.stringify([product_id, store_id, email, asked_at.toISOString()])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
