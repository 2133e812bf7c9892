import { createHash } from 'node:crypto'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption, Quote } from '../../app/commerce/contract/checkout'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { orderTotals } from '../orders/totals'
import type { Store } from '../stores/stores'

type Choices = { items: readonly CartItem[]; deliveries: readonly DeliveryOption[] | null; payments: readonly PaymentMethod[] }

/** One quote for each delivery and way to pay; for each way to pay only when nothing is sent (`deliveries` null). */
export function quotes({ items, deliveries, payments }: Choices, store: Store): Quote[] {
  return (deliveries ?? [null]).flatMap((delivery) => payments.map((payment) => quote(items, delivery, payment, store)))
}

function quote(items: readonly CartItem[], delivery: DeliveryOption | null, payment: PaymentMethod, store: Store): Quote {
  const { price: shipping } = delivery ?? { price: 0 }
  const { total, vat_total } = orderTotals(items, shipping + payment.fee, store)
  const choice = { delivery: delivery?.id ?? null, payment: payment.id }
  const agreed = { ...choice, shipping, fee: payment.fee, total, vat_total }
  const lines = items.map(({ product_id, quantity, price, vat, subscription_interval: interval }) => [
    ...[product_id, quantity, price, vat, interval?.id ?? null],
  ])
  return { ...agreed, token: hashOf([store.id, agreed, lines]) }
}

/** A short text that differs when any part of the value does. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
