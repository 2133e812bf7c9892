import type { CartView } from './cart-view'

/**
 * Number of pieces, and the total with and without VAT, in the store's currency. The amounts are null while the backend has not
 * confirmed the pieces: nothing is shown that it never gave (decision 003).
 */
export type Badge = { count: number; total: number | null; net: number | null }

/** A cart as the header shows it. */
export function badgeOf({ totals: { count, total, net }, unconfirmed }: BadgeCart): Badge {
  return unconfirmed && count > 0 ? { count, total: null, net: null } : { count, total, net }
}

type BadgeCart = Pick<CartView, 'unconfirmed'> & { totals: Pick<CartView['totals'], 'count' | 'total' | 'net'> }
