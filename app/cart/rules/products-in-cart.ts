import type { CartAnswer } from './cart-data'

/** The ids of the products in a cart, also of those that were added in an outage and have no line yet. */
export function productsInCart({ cart, summary }: Pick<CartAnswer, 'cart' | 'summary'>): ReadonlySet<number> {
  const requested = summary?.state === 'here' ? summary.lines : []
  return new Set([...cart.lines, ...requested].flatMap(({ product_id: id }) => (typeof id === 'number' ? [id] : [])))
}
