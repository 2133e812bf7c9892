import { sql } from 'drizzle-orm'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { GiftCardPart } from '../../app/commerce/contract/gift-card'
import type { PaymentMethod } from '../../app/commerce/contract/payment'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { redeemCards } from '../gift-cards/redeem-cards'
import type { Store } from '../stores/stores'
import { changeStock, sumPieces } from '../orders/change-stock'
import { addOrderEvent } from '../orders/order-events'
import { storedPayment } from '../orders/stored-order'
import { storeOrderLine } from '../orders/stored-order-line'
import { orderTotals } from '../orders/totals'

type Row = typeof orders.$inferInsert

/**
 * An order to insert. `giftCards`: the amounts that gift cards pay, whose rows the transaction has locked. `extras` is the price
 * of shipping and payment; `shipping` and `customer` are documents of stored-order.ts. `actor`: who orders.
 */
export type NewOrder = Pick<
  Row,
  | 'id'
  | 'checkout_order_id'
  | 'terms'
  | 'customer_id'
  | 'email'
  | 'shipping'
  | 'customer'
  | 'coupons'
  | 'message'
  | 'is_renewal'
  | 'review_invitation'
> & {
  items: readonly CartItem[]
  extras: number
  payment: PaymentMethod
  giftCards?: readonly GiftCardPart[]
  actor: 'shopper' | 'shop'
}

/**
 * Inserts an order that waits for its payment, takes its pieces from the stock, and takes what gift cards pay from their balance.
 * Returns its row. The transaction has locked the products and checked their stock.
 */
export async function insertOrder(
  tx: Database,
  { items, extras, payment, giftCards = [], actor, ...order }: NewOrder,
  { store, now }: { store: Store; now: Date },
): Promise<typeof orders.$inferSelect> {
  await changeStock(tx, sumPieces(items), -1)
  // The lines have the deposits, so that an order has no column for their sum.
  const { deposit_total: _, ...totals } = orderTotals(items, extras, store)
  const [row] = await tx
    .insert(orders)
    .values({
      ...order,
      ...totals,
      store_id: store.id,
      number: sql`${store.countryCode}::text || nextval('order_number')`,
      placed_at: now,
      status: 'pending',
      currency: store.currency,
      payment: storedPayment.write({
        id: payment.id,
        name: payment.name,
        description: payment.description,
        fee: payment.fee,
        gift_cards: giftCards.map(({ id, last4, amount, left }) => ({ id, last4, amount, left })),
      }),
    })
    .returning()
  await tx.insert(orderLines).values(
    items.map((item, position) => ({
      order_id: order.id,
      position,
      product_id: item.product_id,
      quantity: item.quantity,
      price: item.price,
      item: storeOrderLine(item),
    })),
  )
  const { total } = totals
  const detail = { total, currency: store.currency, payment: payment.id }
  await addOrderEvent(tx, { order_id: order.id, at: now, actor, type: 'placed', detail })
  if (row === undefined || !(await redeemCards(tx, giftCards, order.id, now))) throw new Error('A locked gift card has changed')
  return row
}
