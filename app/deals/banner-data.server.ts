import type { Backend } from '../commerce/backend.server'
import { keepUnits } from '../commerce/contract/keep-units'
import { optional } from '../commerce/optional'
import { wholePercent } from '../pricing/tiers'
import { lastMinute, dayAndTime } from './day-and-time'
import { type BannerData, lastChange } from './shown-banner'

/**
 * The data of the banner. Failures of the backend are ignored: without the current deal the next delivery is used (spec
 * section 8), without both there is no banner.
 */
export async function loadBanner(backend: BannerCalls, iso: string, now: Date): Promise<BannerData> {
  const [deal, next] = await Promise.all([optional(backend.currentDeal(), null), optional(backend.nextDelivery(), null)])
  const until = next?.next_delivery ?? null
  const delivery = until === null ? null : { until, text: dayAndTime(until, iso, now) }
  return {
    deal: deal && {
      ...deal,
      title: keepUnits(deal.title),
      product_name: keepUnits(deal.product_name),
      discount: wholePercent(deal.discount) ?? 0,
      until: dayAndTime(lastMinute(deal.expires_at), iso, now),
    },
    delivery,
    now: lastChange(deal, delivery, now.getTime()),
  }
}

export type BannerCalls = Pick<Backend, 'currentDeal' | 'nextDelivery'>
