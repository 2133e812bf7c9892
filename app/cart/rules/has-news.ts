import type { CartAnswer } from './cart-data'

/** Whether an add has failed or the cart has another quantity than was asked for: its rows and messages say so. */
export const hasNews = (settled: CartAnswer | 'failed'): boolean =>
  settled === 'failed' ||
  settled.refused !== null ||
  settled.cart.unconfirmed ||
  settled.cart.lines.some(({ adjusted }) => adjusted)
