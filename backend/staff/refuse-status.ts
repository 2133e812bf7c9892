import type { OrderStatus } from '../../app/commerce/contract/order'
import { Refusal } from '../refusal'

const SITUATIONS: Readonly<Record<OrderStatus, string>> = {
  pending: 'it waits for its payment, and is confirmed or cancelled by itself',
  confirmed: 'it is not sent yet',
  packed: 'it is not sent yet',
  shipped: 'it is on its way to the customer',
  delivered: 'it was delivered',
  cancelled: 'it is cancelled',
  returned: 'it was returned',
}

/** 409 `order-status`: the present state of the order does not allow the requested one (`sent`, `cancelled`). */
export const refuseStatus = ({ number, status }: { number: string; status: OrderStatus }, asked: string): Refusal =>
  new Refusal(409, 'order-status', `Order ${number} cannot be ${asked}: ${SITUATIONS[status]}`)
