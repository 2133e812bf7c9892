import type { withdrawals } from '../database/schema/withdrawals'
import { readablePieces } from '../orders/stored-pieces'
import { type FactLine, type OrderFacts, piecesIn } from './order-facts'

type Facts = Pick<OrderFacts, 'lines' | 'returns'>
type Row = typeof withdrawals.$inferSelect
type Named = Pick<Row, 'extent' | 'lines'>
export type WithdrawalRow = Named & Pick<Row, 'id' | 'received_at' | 'settled_at' | 'carried_out_at'>

/**
 * The ids of those statements of which all goods that were sent were refunded, with a return or by the staff without one; gift
 * cards are no goods. Takes every statement from the order that was not undone. A refunded piece counts for one statement alone:
 * that of its return, which has the return's id and counts no other return, or else the earliest that names it and that came in
 * before its return was refunded. A statement that names its goods in words only is never among them.
 */
export function refundedStatements({ lines, returns }: Facts, statements: readonly WithdrawalRow[]): ReadonlySet<string> {
  const refunded = returns.filter(({ state }) => state === 'refunded')
  const claimed = new Map<string, number>()
  const standing = statements.filter((one) => one.settled_at === null || one.carried_out_at === null)
  const isOfReturn = ({ id }: WithdrawalRow): boolean => returns.some((one) => one.id === id)
  const byTime = standing.toSorted((a, b) => a.received_at.getTime() - b.received_at.getTime())
  const inOrder = [...byTime.filter(isOfReturn), ...byTime.filter((row) => !isOfReturn(row))]
  const ids = inOrder.flatMap((row) => {
    const goods = namedLines(lines, row).filter(({ is_gift_card }) => !is_gift_card)
    const since = refunded.filter(({ id, ended_at }) => (isOfReturn(row) ? id === row.id : countsFor(row, ended_at)))
    const areBack = goods.map(({ position, quantity, withdrawn, refunded: byStaff, named }) => {
      const available = claimPieces(claimed, since, position, named)
      const left = quantity - withdrawn - byStaff - piecesIn(refunded, position) + available
      return available >= Math.min(named, left)
    })
    return areBack.length > 0 && areBack.every(Boolean) ? [row.id] : []
  })
  return new Set(ids)
}

/** Claims up to `wanted` pieces of a line from these returns, and answers how many of them no statement had claimed before. */
function claimPieces(claimed: Map<string, number>, from: Facts['returns'], position: number, wanted: number): number {
  let available = 0
  for (const one of from) {
    const key = `${one.id}:${position}`
    const before = claimed.get(key) ?? 0
    const free = piecesIn([one], position) - before
    claimed.set(key, before + Math.min(free, Math.max(0, wanted - available)))
    available += free
  }
  return available
}

/**
 * Whether a statement of no return may claim pieces of a return that ended then: not if it came in later or was settled before.
 */
const countsFor = ({ received_at, settled_at }: WithdrawalRow, ended_at: Date | null): boolean =>
  ended_at === null || (ended_at >= received_at && (settled_at === null || ended_at <= settled_at))

/** The lines that a withdrawal names, with how many pieces of each. */
export function namedLines(lines: readonly FactLine[], { extent, lines: stated }: Named): (FactLine & { named: number })[] {
  const pieces = extent === 'whole' ? lines : readablePieces(stated)
  return lines.flatMap((line) => {
    const named = pieces.filter(({ position }) => position === line.position).reduce((sum, { quantity }) => sum + quantity, 0)
    return named > 0 ? [{ ...line, named }] : []
  })
}
