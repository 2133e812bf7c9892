import type { OrderReturns, ReturnReason } from '../../app/commerce/contract/return'
import type { Services } from '../services'
import { CARRIER_NAMES, type CarrierId } from '../interfaces/carrier'
import type { Store } from '../stores/stores'
import { dropOffOf } from './drop-off'
import { labelPrice } from './label-price'
import { type OrderFacts, piecesToReturn } from '../order-facts/order-facts'
import { mayBeSent, returnWay } from './return-transport'

type Carriers = Services['carriers']

/**
 * The carrier that books the labels of a store's returns; null when it takes no bookings, or the shop has no agreement with it.
 */
export function labelCarrier(store: Store, carriers: Carriers): CarrierId | null {
  const { carrier } = dropOffOf(store)
  return carriers[carrier].bookReturn === null ? null : carrier
}

/**
 * The label that a shopper can buy who has changed their mind (decision 059); null when no carrier books it, or no piece is left
 * that can come back in a parcel for that reason (`open`: the reasons whose time is not over). The combination of goods in one
 * return is checked when it is announced.
 */
export function labelOffer(facts: OrderFacts, open: readonly ReturnReason[], carriers: Carriers): OrderReturns['label_offer'] {
  const { store, lines } = facts
  const carrier = labelCarrier(store, carriers)
  const fitsParcel = ({ battery, grams }: OrderFacts['lines'][number]): boolean => {
    const is_sent = mayBeSent({ reason: 'changed-mind', condition: 'unopened', battery })
    return returnWay([{ is_sent, grams }]) === 'parcel'
  }
  const canBeSent = lines.some((line) => !line.is_gift_card && piecesToReturn(facts, line) > 0 && fitsParcel(line))
  if (carrier === null || !open.includes('changed-mind') || !canBeSent) return null
  return { price: labelPrice(store), carrier: CARRIER_NAMES[carrier] }
}
