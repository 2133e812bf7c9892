import type { AllowedActions } from '../../app/commerce/contract/order-detail'
import type { Order } from '../../app/commerce/contract/order'
import { withdrawalEnd } from '../withdrawals/withdrawal-period'

/**
 * The actions that the customer may take on an order. `deliveredOn`: the day on which its last parcel was delivered, null while one is on its way;
 * `canPay`: its payment is open at the provider; `canBegin`: a payment page can be opened for it; `canReturn`: goods of it may come back.
 */
export function allowedActions(
  { status, shipping }: Pick<Order, 'status' | 'shipping'>,
  {
    deliveredOn,
    canPay,
    canBegin,
    canReturn,
  }: { deliveredOn: string | null; canPay: boolean; canBegin: boolean; canReturn: boolean },
): AllowedActions {
  const pay = status === 'cancelled' ? 'again' : status !== 'pending' ? null : canPay ? 'continue' : canBegin ? 'begin' : null
  return {
    cancel: status === 'pending' || status === 'confirmed',
    pay,
    change_point: status === 'confirmed' && shipping !== null && shipping.service_point !== null,
    return: canReturn,
    withdraw_until: status === 'delivered' && deliveredOn !== null ? withdrawalEnd(deliveredOn) : null,
  }
}
