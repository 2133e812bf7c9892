import type { OrderReturn } from '../../app/commerce/contract/return'
import { company } from '../stores/company'
import type { returnLabels } from '../database/schema/returns'
import { CARRIER_NAMES } from '../interfaces/carrier'
import type { Store } from '../stores/stores'
import { dropOffOf } from './drop-off'

type Label = NonNullable<OrderReturn['label']>

/**
 * The slip of a return, which is packed with the goods; its code is the number of the return, which the
 * warehouse scans. With a `booked` label the freight is paid. Without one the customer pays it at the drop-off
 * point, and the shop refunds it after a fault.
 */
export function returnLabel(
  number: string,
  { postalCode, store, booked }: { postalCode: string; store: Store; booked: typeof returnLabels.$inferSelect | null },
): Label {
  const { id: delivery, carrier } = dropOffOf(store)
  const { company: name = '', street = '', city = '', country = '' } = company[store.language]
  return {
    code: number,
    carrier: CARRIER_NAMES[carrier],
    to: [name, street, city, country],
    drop_off: { delivery, postal_code: postalCode },
    booking: booked === null ? null : bookingOf(booked),
  }
}

function bookingOf({
  state,
  tracking_number,
  write_on,
  qr_text,
  qr_png,
  pdf,
}: typeof returnLabels.$inferSelect): Label['booking'] {
  if (state === 'waiting') return { state }
  if (state === 'refused' || tracking_number === null) return null
  const qr = qr_text !== null ? { text: qr_text } : qr_png !== null ? { png: qr_png } : null
  return { state, tracking_number, write_on, qr, has_file: pdf !== null }
}
