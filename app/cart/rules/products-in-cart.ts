import type { CartAnswer } from './cart-data'

/**
 * The ids of the products in a cart, also of those that were added in an outage and have no line yet. The piece that a code adds
 * counts for no offer, so it does not make its product one that is in the cart.
 */
export function productsInCart({ cart, summary }: Pick<CartAnswer, 'cart' | 'summary'>): ReadonlySet<number> {
  const requested = summary?.state === 'here' ? summary.lines : []
  const chosen = cart.lines.filter(({ addedBy }) => !addedBy)
  return new Set([...chosen, ...requested].flatMap(({ product_id: id }) => (typeof id === 'number' ? [id] : [])))
}
