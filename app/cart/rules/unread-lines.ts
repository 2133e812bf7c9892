import { type CartLine, type RequestedLine, requestedLine } from '../../server/session/cart-line'
import type { CartState } from '../../server/session/cart-state'
import { requestedLines } from './requested-lines'

/**
 * The cart after an answer to `asked` with lines that could not be read. A requested line that the answer lacks may be one of them: it stays
 * requested, and is shown as last confirmed, as in an outage. `read` are the lines that could be read.
 */
export function withUnreadLines(
  asked: Pick<CartState, 'items' | 'unconfirmed'>,
  read: readonly CartLine[],
): Pick<CartState, 'items' | 'unconfirmed'> {
  const requested = requestedLines(asked)
  const added = read.filter(({ uuid }) => !requested.some((line) => line.uuid === uuid))
  const lines = requested.map((line) => ({
    line,
    confirmed: read.find(({ uuid }) => uuid === line.uuid),
    former: asked.items.find(({ uuid }) => uuid === line.uuid),
  }))
  return {
    items: [...lines.flatMap(({ confirmed, former }) => confirmed ?? former ?? []), ...added],
    unconfirmed: [
      ...lines.map(({ line, confirmed }): RequestedLine => (confirmed ? requestedLine(confirmed) : line)),
      ...added.map(requestedLine),
    ],
  }
}
