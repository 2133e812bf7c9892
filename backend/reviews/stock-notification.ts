import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { StockNotificationRequest } from '../../app/commerce/contract/stock-notification'
import { isNotifyable } from '../catalogue/stock'
import { requireCustomer } from '../accounts/customers'
import type { Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { customers } from '../database/schema/accounts'
import { products } from '../database/schema/products'
import { stockNotifications } from '../database/schema/reviews'
import { inEqualTime } from '../http/equal-time'
import type { Scope } from '../http/endpoints'
import { notFound, Refusal } from '../refusal'
import { enqueueMail } from '../queue/enqueue-mail'
import { CONFIRMATION_DAYS, confirmationTokens } from '../accounts/notice-confirmation'
import { noticeTokens } from '../accounts/owner-tokens'
import type { Services } from '../services'

type Header = (name: string) => string | undefined

/** Limit: one mail per address and product in 10 minutes, however often the notice is asked for. */
const MAIL_PAUSE_MS = 10 * 60_000

/**
 * Saves a request for a notice, one per product, store and address, and mails the link that confirms it; the own address of a
 * logged-in customer needs none. The answer is the same, and takes as long, whatever the shop knows of the address. 422
 * `not-notifyable` when there can be no notice for the product.
 */
export async function saveStockNotification(
  { product_id, email: given }: StockNotificationRequest,
  { store, header }: Pick<Scope, 'store'> & { header: Header },
  services: Services,
): Promise<null> {
  const { db } = services
  const [product] = canBeId(product_id) ? await db.select().from(products).where(eq(products.id, product_id)) : []
  if (product === undefined || !isNotifyable(product)) {
    throw new Refusal(422, 'not-notifyable', 'The product can be ordered, is discontinued, or does not exist')
  }
  return inEqualTime(save({ product_id, store_id: store.id, email: given.toLowerCase() }, header, services))
}

async function save(asked: StockNotificationRequest & { store_id: number }, header: Header, services: Services): Promise<void> {
  const now = services.now()
  const isOwn = (await ownAddress(header, services)) === asked.email
  await services.db.transaction(async (tx) => {
    const { product_id, store_id, email, asked_at, confirmed_at } = stockNotifications
    const [saved] = await tx
      .insert(stockNotifications)
      .values({ ...asked, asked_at: now, confirmed_at: isOwn ? now : null })
      .onConflictDoUpdate({
        target: [product_id, store_id, email],
        set: {
          confirmed_at: sql`coalesce(${confirmed_at}, excluded.confirmed_at)`,
          // A link that is mailed again is valid for its full time, so the request must be kept as long.
          asked_at: sql`case when ${confirmed_at} is null then excluded.asked_at else ${asked_at} end`,
        },
      })
      .returning()
    if (saved === undefined || saved.confirmed_at !== null) return
    const turn = Math.floor(now.getTime() / MAIL_PAUSE_MS)
    const about = createHash('sha256').update(JSON.stringify(asked)).digest('base64url')
    await enqueueMail(tx, { type: 'stock-notice-link', ...asked }, `${about}:${turn}`, now)
  })
}

/** The address of the customer who is logged in, if they have shown that it is theirs (decision 050); null for everyone else. */
async function ownAddress(header: Header, services: Services): Promise<string | null> {
  if (header('authorization') === undefined) return null
  const id = await requireCustomer(header, services).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (id === null) return null
  const [customer] = await services.db.select().from(customers).where(eq(customers.id, id))
  if (customer === undefined || (customer.email_confirmed_at ?? customer.terms_accepted_at) === null) return null
  return customer.email.toLowerCase()
}

/**
 * Confirms the request that the token of a mailed link names. Idempotent; 404 for a token that is not
 * valid, and for a request that is deleted.
 */
export async function confirmStockNotification(token: string, services: Services): Promise<null> {
  const asked = await confirmationTokens.read(token, services.now(), services)
  if (asked === null) throw notFound('The stock notification')
  const { product_id, store_id, email, confirmed_at } = stockNotifications
  const isNotice = and(eq(product_id, asked.product_id), eq(store_id, asked.store_id), eq(email, asked.email))
  const confirmed = await services.db
    .update(stockNotifications)
    .set({ confirmed_at: sql`coalesce(${confirmed_at}, ${services.now().toISOString()}::timestamptz)` })
    .where(isNotice)
    .returning({ email })
  if (confirmed.length === 0) throw notFound('The stock notification')
  return null
}

/** Deletes the requests that nobody confirmed in time. */
export async function forgetUnconfirmed(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - CONFIRMATION_DAYS * 24 * 3600_000)
  const { asked_at, confirmed_at } = stockNotifications
  await db.delete(stockNotifications).where(and(isNull(confirmed_at), lt(asked_at, since)))
}

/**
 * Deletes every request for a stock notice of the address that the token names, in its store. 404 for a token that is not valid.
 */
export async function endStockNotifications(token: string, services: Pick<Services, 'db' | 'signingKey'>): Promise<void> {
  const owner = await noticeTokens.read(token, services)
  if (owner === null) throw notFound('The stock notification')
  await services.db
    .delete(stockNotifications)
    .where(and(eq(stockNotifications.email, owner.email), eq(stockNotifications.store_id, owner.store_id)))
}
