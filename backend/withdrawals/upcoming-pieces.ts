import type { OrderDetail } from '../../app/commerce/contract/order-detail'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import type { Store } from '../stores/stores'
import type { openWithdrawals } from '../orders/open-withdrawal'
import { readablePieces } from '../orders/stored-pieces'
import { amountOf, askedLines, isGoods } from './withdrawn-pieces'

type Open = Awaited<ReturnType<typeof openWithdrawals>>

/**
 * The pieces that open withdrawals will take out of an order before it is sent, and what is then not charged or given back for
 * them. The amount is null where it is not known before: as of gift cards, which may be used until then.
 */
export async function upcomingPieces(
  db: Database,
  order: Pick<typeof orders.$inferSelect, 'id' | 'shipping' | 'payment'>,
  open: Open,
  store: Store,
): Promise<Pick<NonNullable<OrderDetail['withdrawal']>, 'pieces' | 'amount'>> {
  const named = open.filter(({ cancels_at, extent }) => cancels_at !== null && extent === 'part')
  const wanted = named.flatMap(({ lines }) => readablePieces(lines))
  if (wanted.length === 0) return { pieces: [], amount: null }
  const lines = await askedLines(db, order.id, wanted, store, 'readable')
  const taken = lines.filter(({ count }) => count > 0)
  return {
    pieces: taken.map(({ position, count }) => ({ position, quantity: count })),
    amount: taken.length > 0 && taken.every(isGoods) ? amountOf(lines.filter(isGoods), order, store) : null,
  }
}
