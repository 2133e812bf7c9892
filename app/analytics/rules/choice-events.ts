import type { SoldLines } from '../../page/page-facts'
import type { Store } from '../../store/store'
import type { ShopEvent } from './events'
import { itemsOf } from './items'

/** The fields of the checkout form with the ids of the delivery and of the way to pay. */
export const CHOICES = ['shipping_method', 'payment_method'] as const

/** The event of a delivery or payment chosen in the checkout. */
export function choiceEvents(
  field: (typeof CHOICES)[number],
  chosen: string,
  { lines }: Pick<SoldLines, 'lines'>,
  store: Pick<Store, 'currency' | 'currencyDigits'>,
): ShopEvent[] {
  if (chosen === '' || lines.length === 0) return []
  const bought = { currency: store.currency, ...itemsOf(lines, store) }
  return field === 'shipping_method'
    ? [{ event: 'add_shipping_info', ecommerce: { ...bought, shipping_tier: chosen } }]
    : [{ event: 'add_payment_info', ecommerce: { ...bought, payment_type: chosen } }]
}
