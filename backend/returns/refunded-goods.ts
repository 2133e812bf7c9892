import { OrderPieces } from '../../app/commerce/contract/withdrawal'
import type { withdrawals } from '../database/schema/withdrawals'
import { type FactLine, type OrderFacts, piecesIn } from './order-facts'

type Facts = Pick<OrderFacts, 'lines' | 'returns'>
type Named = Pick<typeof withdrawals.$inferSelect, 'extent' | 'lines'>
type Row = Named & Pick<typeof withdrawals.$inferSelect, 'received_at'>

/**
 * Whether all sent goods that a withdrawal names were refunded, with a return or by the staff without one; gift cards are no goods. Pieces of a return
 * that was refunded before the statement came in are not those that it names. False for a withdrawal that names its goods in words only.
 */
export function areGoodsRefunded({ lines, returns }: Facts, row: Row): boolean {
  const refunded = returns.filter(({ state }) => state === 'refunded')
  const isBefore = ({ ended_at }: Facts['returns'][number]) => ended_at !== null && ended_at < row.received_at
  const before = refunded.filter(isBefore)
  const since = refunded.filter((one) => !isBefore(one))
  const goods = namedLines(lines, row).filter(({ is_gift_card }) => !is_gift_card)
  return (
    goods.length > 0 &&
    goods.every(({ position, quantity, withdrawn, refunded: byStaff, named }) => {
      const left = quantity - withdrawn - byStaff - piecesIn(before, position)
      return piecesIn(since, position) >= Math.min(named, left)
    })
  )
}

/** The lines that a withdrawal names, with how many pieces of each. */
export function namedLines(lines: readonly FactLine[], { extent, lines: stated }: Named): (FactLine & { named: number })[] {
  const pieces = extent === 'whole' ? lines : (OrderPieces.safeParse(stated).data ?? [])
  return lines.flatMap((line) => {
    const named = pieces.filter(({ position }) => position === line.position).reduce((sum, { quantity }) => sum + quantity, 0)
    return named > 0 ? [{ ...line, named }] : []
  })
}
