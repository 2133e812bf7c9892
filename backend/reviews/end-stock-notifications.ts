import { and, eq } from 'drizzle-orm'
import { stockNotifications } from '../database/schema/reviews'
import { notFound } from '../http/refusal'
import type { Services } from '../services'
import { noticeTokens } from '../mail/owner-tokens'

/** Deletes every request for a stock notice of the address that the token names, in its store. 404 for a token that is not valid. */
export async function endStockNotifications(token: string, services: Pick<Services, 'db' | 'signingKey'>): Promise<void> {
  const owner = await noticeTokens.read(token, services)
  if (owner === null) throw notFound('The stock notification')
  await services.db
    .delete(stockNotifications)
    .where(and(eq(stockNotifications.email, owner.email), eq(stockNotifications.store_id, owner.store_id)))
}
