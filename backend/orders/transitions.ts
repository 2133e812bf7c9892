import type { OrderStatus } from '../../app/commerce/contract/order'

/**
 * The states an order may pass to from each state. A cancelled order becomes confirmed only when its payment arrives late and its
 * pieces are still there (backend/settlement/settlement.ts).
 */
const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: ['confirmed'],
  returned: [],
}

/** Whether the table of transitions lets an order go from one status to the other. */
export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to)
