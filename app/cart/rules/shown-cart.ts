import type { CartLineView } from './cart-view'
import type { CartData } from './cart-data'
import type { CartRequest, KnownProduct } from './cart-request'
import type { PendingRequest } from './optimistic-cart'

/** The cart with its pending requests applied: quantities change and lines disappear at once, amounts stay as confirmed. */
export type ShownCart = Omit<CartData, 'cart'> &
  Omit<CartData['cart'], 'lines' | 'usual'> & {
    lines: ShownLine[]
    /** Products that are being added. */
    coming: ComingProduct[]
    /** The server has not answered yet, or the cart is being read again: totals are frozen and checkout is closed. */
    pending: boolean
    /** Number of pieces, including those being added and those without a row yet. */
    count: number
  }
/**
 * A product that is being added. `price` and `deposit` of all its pieces include VAT; the price is null while the page does not
 * know it. `thumb` is null for a product without a picture, undefined while the page does not know.
 */
export type ComingProduct = Pick<KnownProduct, 'vat' | 'deposit'> & {
  thumb: KnownProduct['thumb'] | undefined
  id: number
  name: string
  quantity: number
  price: number | null
}
export type ShownLine = CartLineView & { pending: boolean }

/**
 * Applies the unanswered requests to the confirmed cart. A product that merges into a line is added to it at once: a later change
 * of the quantity sends the whole number, which would remove these pieces again. `isStale` while the cart is being read again.
 */
export function shownCart(
  { cart: { lines: confirmedLines, usual, ...confirmed }, ...rest }: CartData,
  requests: readonly PendingRequest[],
  isStale = false,
): ShownCart {
  // With 500 lines, Object.assign takes 1 ms where spreading both objects takes 18.
  const lines = confirmedLines.map((line): ShownLine => Object.assign({ pending: false }, usual, line))
  const coming = comingProducts(requests.filter(({ request }) => !apply(request, lines)))
  return {
    ...rest,
    lines,
    coming,
    ...confirmed,
    pending: requests.length > 0 || isStale,
    count: [...lines, ...coming].reduce((sum, { quantity }) => sum + quantity, confirmed.unlisted ?? 0),
  }
}

/** The products that unanswered requests add, as far as the page knows them. */
export function comingProducts(requests: readonly PendingRequest[]): ComingProduct[] {
  return requests.flatMap(({ id, request }) => {
    if (request.kind !== 'add') return []
    const { name, quantity, known } = request
    const { prices = [], thumb, vat = 0, deposit = 0 }: Partial<KnownProduct> = known ?? {}
    const each = prices.findLast((from) => from.quantity <= quantity)?.price
    const price = each === undefined ? null : each * quantity
    return [{ id, name, quantity, price, deposit: deposit * quantity, thumb, vat }]
  })
}

/** Applies a request to the lines; false when it changes none of them. The backend reduces a quantity above the maximum. */
function apply(request: CartRequest, lines: ShownLine[]): boolean {
  const at = lines.findIndex(({ uuid, merges }) => request.about === uuid || request.about === merges)
  const line = lines[at]
  if (line === undefined) return false
  if (request.kind === 'remove') lines.splice(at, 1)
  else if ('quantity' in request) {
    lines[at] = { ...line, quantity: request.quantity + (request.kind === 'add' ? line.quantity : 0), pending: true }
  }
  return true
}
