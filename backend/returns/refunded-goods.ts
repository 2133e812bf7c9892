import { OrderPieces } from '../../app/commerce/contract/withdrawal'
import type { withdrawals } from '../database/schema/withdrawals'
import { type FactLine, type OrderFacts, piecesIn } from './order-facts'

type Facts = Pick<OrderFacts, 'lines' | 'returns'>
type Row = Pick<typeof withdrawals.$inferSelect, 'extent' | 'lines'>

/**
 * Whether all sent goods that a withdrawal names were refunded, with a return or by the staff without one; gift cards are no goods. False for a withdrawal
 * that names its goods in words only.
 */
export function areGoodsRefunded({ lines, returns }: Facts, row: Row): boolean {
  const refunded = returns.filter(({ state }) => state === 'refunded')
  const goods = namedLines(lines, row).filter(({ is_gift_card }) => !is_gift_card)
  return (
    goods.length > 0 &&
    goods.every(({ position, quantity, withdrawn, refunded: byStaff, named }) => {
      return piecesIn(refunded, position) >= Math.min(named, quantity - withdrawn - byStaff)
    })
  )
}

/** The lines that a withdrawal names, with how many pieces of each. */
export function namedLines(lines: readonly FactLine[], { extent, lines: stated }: Row): (FactLine & { named: number })[] {
  const pieces = extent === 'whole' ? lines : (OrderPieces.safeParse(stated).data ?? [])
  return lines.flatMap((line) => {
    const named = pieces.filter(({ position }) => position === line.position).reduce((sum, { quantity }) => sum + quantity, 0)
    return named > 0 ? [{ ...line, named }] : []
  })
}
