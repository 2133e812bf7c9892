import { eq, sql } from 'drizzle-orm'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import { INVOICE_DAYS } from '../checkouts/payment-methods'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { addDays, localDay } from '../stores/local-day'
import type { Store } from '../stores/stores'
import { addOrderEvent } from './order-events'
import { storedPayment } from './stored-order'
import { storeOrderLine } from './stored-order-line'
import { orderTotals } from './totals'

type Row = typeof orders.$inferInsert

/**
 * What is ordered. `extras` is the price of shipping and payment; `shipping` and `customer` are documents of stored-order.ts. `actor`: who
 * orders.
 */
export type NewOrder = Pick<
  Row,
  'id' | 'checkout_order_id' | 'terms' | 'customer_id' | 'email' | 'shipping' | 'customer' | 'coupons' | 'message' | 'is_renewal'
> & { items: readonly CartItem[]; extras: number; payment: PaymentMethod; actor: 'shopper' | 'shop' }

/**
 * Places an order, which waits for its payment, and takes its pieces from the stock; its total. The transaction has locked the products and
 * seen that they are there.
 */
export async function insertOrder(
  tx: Database,
  { items, extras, payment, actor, ...order }: NewOrder,
  { store, now }: { store: Store; now: Date },
): Promise<number> {
  for (const item of items) {
    const stock = sql`${products.stock} - ${item.quantity}`
    await tx.update(products).set({ stock }).where(eq(products.id, item.product_id))
  }
  const totals = orderTotals(items, extras, store)
  await tx.insert(orders).values({
    ...order,
    ...totals,
    store_id: store.id,
    number: sql`${store.countryCode}::text || nextval('order_number')`,
    placed_at: now,
    status: 'pending',
    currency: store.currency,
    payment: storedPayment.write({ id: payment.id, name: payment.name, description: payment.description, fee: payment.fee }),
    payment_due: payment.id === 'invoice' ? addDays(localDay(now, store.timeZone), INVOICE_DAYS) : null,
  })
  await tx.insert(orderLines).values(
    items.map((item, position) => ({
      ...{ order_id: order.id, position, product_id: item.product_id, quantity: item.quantity },
      ...{ price: item.price, item: storeOrderLine(item) },
    })),
  )
  const { total } = totals
  const detail = { total, currency: store.currency, payment: payment.id }
  await addOrderEvent(tx, { order_id: order.id, at: now, actor, type: 'placed', detail })
  return total
}
