import type { CartLineView } from './cart-view'
import type { CartData } from './cart-data'
import type { Asked } from './optimistic-cart'

/** The cart with what was asked of it since: quantities move and lines leave at once, amounts stay as they were confirmed. */
export type ShownCart = Omit<CartData, 'cart'> &
  Omit<CartData['cart'], 'lines'> & {
    lines: ShownLine[]
    /** Products on their way into the cart. */
    coming: { id: number; name: string; quantity: number }[]
    /** The server has not answered yet, or the cart is being fetched anew: totals are frozen and checkout waits. */
    pending: boolean
    /** Pieces, those on their way included. */
    count: number
  }
export type ShownLine = CartLineView & { pending: boolean }

/** Applies to the confirmed cart what the server has not answered yet. One that was `overtaken` is being fetched anew. */
export function shownCart(
  { cart: { lines: confirmedLines, ...confirmed }, ...rest }: CartData,
  asked: readonly Asked[],
  overtaken = false,
): ShownCart {
  const lines = asked.reduce<ShownLine[]>(
    applied,
    confirmedLines.map((line) => ({ ...line, pending: false })),
  )
  const coming = asked.flatMap(({ id, wish }) => (wish.kind === 'add' ? [{ id, name: wish.name, quantity: wish.quantity }] : []))
  return {
    ...rest,
    lines,
    coming,
    ...confirmed,
    pending: asked.length > 0 || overtaken,
    count: [...lines, ...coming].reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

function applied(lines: ShownLine[], { wish }: Asked): ShownLine[] {
  switch (wish.kind) {
    case 'change':
      return lines.map((line) => (line.uuid === wish.uuid ? { ...line, quantity: wish.quantity, pending: true } : line))
    case 'remove':
      return lines.filter(({ uuid }) => uuid !== wish.uuid)
    default:
      return lines
  }
}
