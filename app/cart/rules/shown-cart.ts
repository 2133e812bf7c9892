import type { CartLineView } from './cart-view'
import type { CartData } from './cart-data'
import type { PendingRequest } from './optimistic-cart'

/** The cart with its requests applied: quantities change and lines leave at once, amounts stay as confirmed. */
export type ShownCart = Omit<CartData, 'cart'> &
  Omit<CartData['cart'], 'lines'> & {
    lines: ShownLine[]
    /** Products on their way into the cart. */
    coming: { id: number; name: string; quantity: number }[]
    /** The server has not answered yet, or the cart is being fetched again: totals are frozen and checkout waits. */
    pending: boolean
    /** Pieces, those on their way included. */
    count: number
  }
export type ShownLine = CartLineView & { pending: boolean }

/** The confirmed cart with the requests applied that the server has not answered yet. A stale cart is being fetched again. */
export function shownCart(
  { cart: { lines: confirmedLines, ...confirmed }, ...rest }: CartData,
  requests: readonly PendingRequest[],
  isStale = false,
): ShownCart {
  const lines = requests.reduce<ShownLine[]>(
    applied,
    confirmedLines.map((line) => ({ ...line, pending: false })),
  )
  const coming = requests.flatMap(({ id, request }) =>
    request.kind === 'add' ? [{ id, name: request.name, quantity: request.quantity }] : [],
  )
  return {
    ...rest,
    lines,
    coming,
    ...confirmed,
    pending: requests.length > 0 || isStale,
    count: [...lines, ...coming].reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

function applied(lines: ShownLine[], { request }: PendingRequest): ShownLine[] {
  switch (request.kind) {
    case 'change':
      return lines.map((line) => (line.uuid === request.uuid ? { ...line, quantity: request.quantity, pending: true } : line))
    case 'remove':
      return lines.filter(({ uuid }) => uuid !== request.uuid)
    default:
      return lines
  }
}
