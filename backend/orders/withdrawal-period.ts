import { WITHDRAWAL_DAYS } from '../../app/commerce/contract/lifetimes'
import { addDays } from '../stores/local-day'

/** A period that ends on a holiday or at a weekend ends on the next working day: at most 5 days later in the four countries. */
const MARGIN_DAYS = 5

/** The last day of the withdrawal period, as the shop names it. Days are ISO dates of the store's calendar. */
export const withdrawalEnd = (deliveredOn: string): string => addDays(deliveredOn, WITHDRAWAL_DAYS)

/** Whether the withdrawal period was over, by calendar days of the store; false while the day of delivery is unknown. */
export function isAfterPeriod(deliveredOn: string | null, receivedOn: string): boolean {
  return deliveredOn !== null && receivedOn > addDays(withdrawalEnd(deliveredOn), MARGIN_DAYS)
}
