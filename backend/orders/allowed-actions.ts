import type { AllowedActions } from '../../app/commerce/contract/order-detail'
import type { Order } from '../../app/commerce/contract/order'
import { addDays } from '../stores/local-day'

/** Days to withdraw from the purchase, counted from the day after the last parcel was delivered (Directive 2011/83/EU, article 9). */
const WITHDRAWAL_DAYS = 14

/**
 * The actions that the customer may take on an order. `deliveredOn`: the day on which its last parcel was delivered, null while one is on its way;
 * `canPay`: its payment is open at the provider; `canBegin`: a payment page can be opened for it.
 */
export function allowedActions(
  { status, shipping }: Pick<Order, 'status' | 'shipping'>,
  { deliveredOn, canPay, canBegin }: { deliveredOn: string | null; canPay: boolean; canBegin: boolean },
): AllowedActions {
  const pay = status === 'cancelled' ? 'again' : status !== 'pending' ? null : canPay ? 'continue' : canBegin ? 'begin' : null
  return {
    cancel: status === 'pending' || status === 'confirmed',
    pay,
    change_point: status === 'confirmed' && shipping !== null && shipping.service_point !== null,
    return: shipping !== null && (status === 'shipped' || status === 'delivered'),
    withdraw_until: status === 'delivered' && deliveredOn !== null ? addDays(deliveredOn, WITHDRAWAL_DAYS) : null,
  }
}
