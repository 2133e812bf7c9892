import type { Database } from '../database/database'
import { returnLabels } from '../database/schema/returns'
import { enqueueJob } from '../queue/enqueue-job'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { labelCarrier } from './label-offer'
import { labelPrice } from './label-price'
import { freightPaidBy } from './return-transport'

type Requested = { lines: Parameters<typeof freightPaidBy>[0]; isBought: boolean; store: Store; carriers: Services['carriers'] }

/** The key of the job that books the label of a return. */
export const labelJobKey = (returnId: string): string => `book-return-label:${returnId}`

/**
 * Asks for the label of a return that goes in a parcel, in the transaction that announces it. False when none is booked: a
 * shopper who pays the freight, and has not asked for a label (`isBought`), buys it at the drop-off point, as from a carrier
 * without bookings. The price is that of the day.
 */
export async function requestLabel(
  tx: Database,
  returnId: string,
  { lines, isBought, store, carriers }: Requested,
  at: Date,
): Promise<boolean> {
  const carrier = labelCarrier(store, carriers)
  const isOfShop = freightPaidBy(lines) === 'shop'
  if (carrier === null || !(isOfShop || isBought)) return false
  const price = isOfShop ? 0 : labelPrice(store)
  await tx.insert(returnLabels).values({ return_id: returnId, carrier, price, state: 'waiting', is_mailed_later: false })
  const job = { kind: 'book-return-label', return_id: returnId } as const
  await enqueueJob(tx, { key: labelJobKey(returnId), job }, at)
  return true
}
