import type { AllowedActions } from '../../app/commerce/contract/order-detail'
import type { Order } from '../../app/commerce/contract/order'
import { withdrawalEnd } from './withdrawal-period'

/**
 * The actions that the customer may take on an order. `deliveredOn`: the day on which its last parcel was delivered, null while
 * one is on its way; `canPay`: its payment is open at the provider; `canBegin`: a payment page can be opened for it; `canReturn`:
 * goods of it may come back; `canWithdraw`: some pieces have not been withdrawn. The right of withdrawal is a
 * consumer's: a company is not offered it.
 */
export function allowedActions(
  { status, shipping, customer }: Pick<Order, 'status' | 'shipping' | 'customer'>,
  {
    deliveredOn,
    canPay,
    canBegin,
    canReturn,
    canWithdraw,
  }: { deliveredOn: string | null; canPay: boolean; canBegin: boolean; canReturn: boolean; canWithdraw: boolean },
): AllowedActions {
  const pay = status === 'cancelled' ? 'again' : status !== 'pending' ? null : canPay ? 'continue' : canBegin ? 'begin' : null
  const withdraw =
    canWithdraw && customer.company === null && status !== 'pending' && status !== 'cancelled' && status !== 'returned'
  return {
    cancel: status === 'pending' || status === 'confirmed',
    pay,
    change_point: status === 'confirmed' && shipping !== null && shipping.service_point !== null,
    return: canReturn,
    withdraw,
    withdraw_until: withdraw && status === 'delivered' && deliveredOn !== null ? withdrawalEnd(deliveredOn) : null,
  }
}
