import type { ReturnReason } from '../../app/commerce/contract/return'
import { RETURN_REASONS } from '../../app/commerce/contract/return-choices'
import type { Country } from '../interfaces/carrier'
import { addDays } from '../stores/local-day'
import { isAfterPeriod, withdrawalEnd } from '../orders/withdrawal-period'

/** Days to send the goods after the statement (Directive 2011/83/EU, article 14). */
export const SENDING_DAYS = 14

/**
 * Years in which a consumer may complain of a fault; in Norway those of goods made to last.
 * The shop's page on returns says the same.
 */
const COMPLAINT_YEARS: Readonly<Record<Country, number>> = { SE: 3, NO: 5, DE: 2, DK: 2 }

/** Days are ISO dates of the store's calendar. `deliveredOn` is null while the last parcel is on its way. */
type DeliveredGoods = { country: Country; deliveredOn: string | null; withdrewInTime: boolean }

/** The last days of both periods; null while the day of delivery is unknown, because the periods have not begun. */
export function returnPeriods({ country, deliveredOn }: Pick<DeliveredGoods, 'country' | 'deliveredOn'>) {
  if (deliveredOn === null) return { withdraw_until: null, complain_until: null }
  const year = Number(deliveredOn.slice(0, 4)) + COMPLAINT_YEARS[country]
  return { withdraw_until: withdrawalEnd(deliveredOn), complain_until: addDays(`${year}${deliveredOn.slice(4)}`, 0) }
}

/**
 * The reasons for which goods may be sent back today. A consumer who withdrew in time may send the goods after the period too.
 */
export function openReasons(delivery: DeliveredGoods, today: string): ReturnReason[] {
  const { complain_until } = returnPeriods(delivery)
  const mayWithdraw = delivery.withdrewInTime || !isAfterPeriod(delivery.deliveredOn, today)
  const mayComplain = complain_until === null || today <= complain_until
  return RETURN_REASONS.filter((reason) => (reason === 'changed-mind' ? mayWithdraw : mayComplain))
}
