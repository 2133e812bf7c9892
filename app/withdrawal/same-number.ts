import { orderNumber } from '../commerce/contract/order-number'

/** Whether a shopper typed the number of this order. */
export const isSameNumber = (typed: string | undefined, number: string | null): boolean =>
  number !== null && typed !== undefined && orderNumber(typed) === number
