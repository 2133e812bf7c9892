import type { OptimisticCart } from '../../cart/rules/optimistic-cart'
import type { SoldLine, SoldLines } from '../../page/page-facts'
import type { Store } from '../../store/store'
import type { Occurrence, ShopEvent } from './events'
import { itemsOf } from './items'

type Money = Pick<Store, 'currency' | 'currencyDigits'>
type Cart = NonNullable<OptimisticCart['confirmed']>['cart']
type Counted = SoldLine & { uuid: string; product_id: number }

/**
 * The events of the goods that the server's answer to a form has added to the cart and removed from it. A
 * cart that was only read has no events.
 */
export function cartEvents(before: OptimisticCart, after: OptimisticCart, store: Money): ShopEvent[] {
  const { confirmed } = after
  if (confirmed === null || after.answered === before.answered) return []
  const more =
    before.confirmed === null
      ? requestedPieces(before, after.answered, confirmed.cart)
      : addedPieces(before.confirmed.cart, confirmed.cart)
  const less = before.confirmed === null ? [] : addedPieces(confirmed.cart, before.confirmed.cart)
  return [...changed('add_to_cart', more, store), ...changed('remove_from_cart', less, store)]
}

/** The goods added by a form that the browser submitted without scripts. `id` tells one add from another. */
export type MeasuredAdd = { id: string; lines: readonly SoldLine[] }

/** The page after such an add sends the event: once, also when that page is loaded again. */
export const addedEvents = ({ id, lines }: MeasuredAdd, store: Money): Occurrence[] =>
  changed('add_to_cart', lines, store).map((event) => ({ event, once: `add:${id}` }))

/** All that a cart or checkout shows. */
export function linesEvent(
  event: 'view_cart' | 'begin_checkout',
  { lines }: Pick<SoldLines, 'lines'>,
  store: Money,
): ShopEvent[] {
  if (lines.length === 0) return []
  return [{ event, ecommerce: { currency: store.currency, ...itemsOf(lines, store) } }]
}

function changed(event: 'add_to_cart' | 'remove_from_cart', lines: readonly SoldLine[], store: Money): ShopEvent[] {
  if (lines.length === 0) return []
  return [{ event, ecommerce: { currency: store.currency, ...itemsOf(lines, store) } }]
}

/** The pieces that `after` has and `before` has not. */
function addedPieces(before: Cart, after: Cart): Counted[] {
  const known = new Map(before.lines.map(({ uuid, quantity }) => [uuid, quantity]))
  return after.lines.flatMap((line) => {
    const quantity = line.quantity - (known.get(line.uuid) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/**
 * The pieces that a request added when the cart before it is unknown, as with the first
 * answer of a page: those that it asked for.
 */
function requestedPieces(before: OptimisticCart, id: number, after: Cart): Counted[] {
  const request = before.requests.find((one) => one.id === id)?.request
  if (request?.kind !== 'add') return []
  const product = request.fields.find(([name]) => name === 'product_id')?.[1]
  const line = after.lines.findLast(({ product_id }) => String(product_id) === product)
  return line === undefined ? [] : [{ ...line, quantity: Math.min(request.quantity, line.quantity) }]
}
