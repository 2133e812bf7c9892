import type { Order } from './order'

/** Whether an order is a later delivery of a subscription. It has no checkout, so its own id is in place of the checkout's. */
export const isRenewal = ({ id, checkout_order_id }: Pick<Order, 'id' | 'checkout_order_id'>): boolean => id === checkout_order_id
