import type { CartAnswer } from './cart-data'

/**
 * Whether an add has failed, or the backend says something of the product: its row and the messages of the cart say what. Another
 * row may still say something of an earlier request.
 */
export const hasNews = (settled: CartAnswer | 'failed'): boolean =>
  settled === 'failed' ||
  settled.refused !== null ||
  settled.cart.unconfirmed ||
  settled.cart.lines.some(({ name, adjusted, notice }) => name === settled.added && (adjusted || notice !== null))
