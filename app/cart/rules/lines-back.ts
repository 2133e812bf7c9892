import { MAX_LINES } from '../../commerce/contract/max-lines'
import { requestedLine } from '../../server/session/cart-line'
import type { Shopper } from '../../server/session/shopper'
import type { Language } from '../../store/languages'
import { withRequest } from './cart-requests'
import { requestedLines } from './requested-lines'

/** Requests the lines that were set aside because another storefront does not sell them; null if there are none. */
export function withLinesBack(shopper: Shopper, language: Language): Shopper | null {
  const lines = requestedLines(shopper.cart)
  const back = shopper.cart.aside.filter(
    ({ uuid, notSoldIn }) => notSoldIn !== language && !lines.some((line) => line.uuid === uuid),
  )
  return back.length === 0 || lines.length >= MAX_LINES
    ? null
    : withRequest(shopper, [...lines, ...back.map(requestedLine)].slice(0, MAX_LINES))
}
