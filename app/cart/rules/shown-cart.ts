import type { CartLineView } from './cart-view'
import type { CartData } from './cart-data'
import type { KnownProduct } from './cart-request'
import type { PendingRequest } from './optimistic-cart'

/** The cart with its pending requests applied: quantities change and lines disappear at once, amounts stay as confirmed. */
export type ShownCart = Omit<CartData, 'cart'> &
  Omit<CartData['cart'], 'lines'> & {
    lines: ShownLine[]
    /** Products that are being added. */
    coming: ComingProduct[]
    /** The server has not answered yet, or the cart is being read again: totals are frozen and checkout is closed. */
    pending: boolean
    /** Number of pieces, including those being added. */
    count: number
  }
/** A product that is being added. `price` and `deposit` of all its pieces include VAT; the price is null while the page does not know it. */
export type ComingProduct = Pick<KnownProduct, 'thumb' | 'vat' | 'deposit'> & {
  id: number
  name: string
  quantity: number
  price: number | null
}
export type ShownLine = CartLineView & { pending: boolean }

/** Applies the unanswered requests to the confirmed cart. `isStale` when the cart is being read again. */
export function shownCart(
  { cart: { lines: confirmedLines, ...confirmed }, ...rest }: CartData,
  requests: readonly PendingRequest[],
  isStale = false,
): ShownCart {
  const lines = requests.reduce<ShownLine[]>(
    applied,
    confirmedLines.map((line) => ({ ...line, pending: false })),
  )
  const coming = comingProducts(requests)
  return {
    ...rest,
    lines,
    coming,
    ...confirmed,
    pending: requests.length > 0 || isStale,
    count: [...lines, ...coming].reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** The products that unanswered requests add, as far as the page knows them. */
export function comingProducts(requests: readonly PendingRequest[]): ComingProduct[] {
  return requests.flatMap(({ id, request }) => {
    if (request.kind !== 'add') return []
    const { name, quantity, known } = request
    const each = known?.prices.findLast((from) => from.quantity <= quantity)?.price
    const price = each === undefined ? null : each * quantity
    return [
      { id, name, quantity, price, deposit: (known?.deposit ?? 0) * quantity, thumb: known?.thumb ?? null, vat: known?.vat ?? 0 },
    ]
  })
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
