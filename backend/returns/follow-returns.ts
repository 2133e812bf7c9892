import type { OrderRow } from '../database/schema/orders'
import type { OrderReturn, OrderReturns } from '../../app/commerce/contract/return'
import { type JourneyNeeds, withJourney } from '../orders/load-parcels'
import { storeOfId } from '../stores/stores'
import { dropOffOf } from './drop-off'

/** The returns, with the journeys of the parcels on their way to the shop, as the carrier answers them. */
export async function followReturns(
  answer: OrderReturns,
  { store_id }: Pick<OrderRow, 'store_id'>,
  services: JourneyNeeds,
): Promise<OrderReturns> {
  const store = storeOfId(store_id)
  const parcelOf = async ({ state, label, announced_at }: OrderReturn) => {
    if (state !== 'announced' || label?.booking?.state !== 'booked') return null
    const { tracking_number } = label.booking
    const sent = { carrier: dropOffOf(store).carrier, tracking_number, sent_at: new Date(announced_at), delivered_at: null }
    return withJourney(sent, store.language, services)
  }
  return { ...answer, returns: await Promise.all(answer.returns.map(async (one) => ({ ...one, parcel: await parcelOf(one) }))) }
}
