import type { Order } from '../../app/commerce/contract/order'
import { toPay } from './totals'

type PaidOrder = Pick<Order, 'payment' | 'total' | 'gift_card_total' | 'withdrawn_total'>

/**
 * Whether gift cards alone have paid an order: they covered it, or all that another way was to pay was withdrawn from before it
 * was taken. `isPaidOtherwise`: whether an amount is reserved or was taken in another way.
 */
export const isPaidByGiftCards = (order: PaidOrder, isPaidOtherwise: boolean): boolean =>
  order.payment.id === 'gift-card' || (!isPaidOtherwise && order.withdrawn_total >= toPay(order) && order.withdrawn_total > 0)
