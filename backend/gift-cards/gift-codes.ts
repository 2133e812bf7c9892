import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import type { Services } from '../services'
import { formatCode } from './code'
import { openCode } from './code-secrets'

/** A card as it is mailed: its code in groups, what is left on it, and the last day (ISO date) on which it is valid. */
export type GiftCode = { code: string; amount: number; expiresOn: string }

const areMailable = (orderId: string) =>
  and(eq(giftCards.order_id, orderId), isNull(giftCards.voided_at), isNotNull(giftCards.sealed_code))

/** Whether an order has a card whose code can be mailed: sealed, and not voided. */
export const hasMailableCards = async (db: Database, orderId: string): Promise<boolean> =>
  (await db.$count(giftCards, areMailable(orderId))) > 0

/** The codes of an order's cards that are not voided, in the order of its lines. */
export async function giftCodesOf(orderId: string, services: Pick<Services, 'db' | 'signingKey'>): Promise<GiftCode[]> {
  const rows = await services.db
    .select()
    .from(giftCards)
    .where(areMailable(orderId))
    .orderBy(asc(giftCards.position), asc(giftCards.piece))
  return rows.map(({ id, sealed_code, balance, expires_on }) => ({
    code: formatCode(openCode(sealed_code ?? '', id, services)),
    amount: balance,
    expiresOn: expires_on,
  }))
}
