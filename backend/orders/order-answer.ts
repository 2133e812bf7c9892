import type { Order, OrderLine } from '../../app/commerce/contract/order'
import { originOf } from '../../app/commerce/contract/origin-markers'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { orderLines, OrderRow } from '../database/schema/orders'
import { depositsTotal } from '../pricing/deposit'
import { roundMoney } from '../stores/money'
import { findStore, type Store } from '../stores/stores'
import { invoiceTerms } from './invoice-terms'
import { storedCustomer, storedPayment, storedShipping } from './stored-order'
import { storedOrderLine } from './stored-order-line'

type LineRow = typeof orderLines.$inferSelect

/**
 * Maps a stored order to the order of the contract. This is the only place where stored fields become fields of the contract. A
 * field that cannot be read is derived from the order's other fields if possible, else it is empty.
 */
export function orderAnswer(order: OrderRow, lines: readonly LineRow[]): Order {
  const store = findStore(order.store_id)
  if (store === undefined) throw new Error(`Order ${order.number} belongs to the unknown store ${order.store_id}`)
  const items = lines.map((line) => lineAnswer(line, store))
  const deposit_total = depositsTotal(items, store)
  const extras = extrasAnswer(order, deposit_total, store)
  return {
    id: order.id,
    checkout_order_id: order.checkout_order_id,
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    status: order.status,
    cancel_reason: order.cancel_reason,
    currency: order.currency,
    items,
    items_total: order.items_total,
    discount_total: order.discount_total,
    deposit_total,
    ...extras,
    payment_due: order.payment_due,
    invoice: extras.payment.id === 'invoice' ? invoiceTerms(order.number, store) : null,
    total: order.total,
    vat_total: order.vat_total,
    withdrawn_total: order.withdrawn_total,
    ...giftCardAnswer(order),
    customer: customerAnswer(order, store),
    message: order.message,
  }
}

function lineAnswer(line: LineRow, store: Store): OrderLine {
  const stored = storedOrderLine.read(line.item)
  return {
    uuid: stored.uuid ?? uuidOf(line),
    type: stored.type ?? PRODUCT_TYPE.standard,
    thumb: stored.thumb,
    name: stored.name ?? stored.sku ?? `#${line.product_id}`,
    slug: stored.slug ?? '',
    product_id: line.product_id,
    sku: stored.sku ?? '',
    subscription_interval: stored.subscription_interval,
    quantity: line.quantity,
    withdrawn: line.withdrawn,
    price: line.price,
    ordinary_price: stored.ordinary_price ?? line.price,
    pricing: stored.tiers ?? [],
    reductions: stored.reductions ?? [],
    vat: stored.vat ?? store.vat,
    deposit: stored.deposit ?? 0,
    categories: stored.categories ?? [],
    group_id: stored.group_id,
    discount_category: stored.discount_category,
    stock_status: stored.stock_status ?? 'in-stock',
    estimated_at: stored.estimated_at,
    ...originOf(stored),
    // A line with a notice is never ordered (see refuseChangedStock).
    cart_notice: null,
    adjusted_quantity: false,
    sold_out: false,
  }
}

/** A stable id for a line whose id cannot be read: the order's id, with the line's position as the last 12 hex digits. */
function uuidOf({ order_id, position }: LineRow): string {
  return order_id.slice(0, -12) + position.toString(16).padStart(12, '0')
}

/**
 * Shipping and payment. Their prices add up to `total` minus `items_total` and the
 * deposits, so one can be derived from the other.
 */
function extrasAnswer(order: OrderRow, deposits: number, store: Store): Pick<Order, 'shipping' | 'payment'> {
  const [shipping, payment] = [storedShipping.read(order.shipping), storedPayment.read(order.payment)]
  const rest = (known: number) => Math.max(0, roundMoney(order.total - order.items_total - deposits - known, store))
  const price = shipping.price ?? (order.shipping === null ? 0 : rest(payment.fee ?? 0))
  const { arrives_from: from, arrives_to: to } = shipping
  return {
    shipping:
      order.shipping === null
        ? null
        : {
            id: shipping.id ?? '',
            carrier: shipping.carrier ?? '',
            name: shipping.name ?? shipping.carrier ?? '',
            description: shipping.description ?? '',
            price,
            arrives: from === null || to === null ? null : { from, to },
            service_point: shipping.service_point,
            post_number: shipping.post_number,
          },
    payment: {
      // The only method of the first releases.
      id: payment.id ?? 'invoice',
      name: payment.name ?? '',
      description: payment.description ?? '',
      fee: payment.fee ?? rest(price),
    },
  }
}

/** In earlier releases a card could pay an amount with öre. */
function giftCardAnswer(order: OrderRow): Pick<Order, 'gift_cards' | 'gift_card_total'> {
  const gift_cards = (storedPayment.read(order.payment).gift_cards ?? []).filter((card) => card !== null)
  return {
    gift_cards,
    gift_card_total: roundMoney(
      gift_cards.reduce((sum, { amount }) => sum + amount, 0),
      { digits: 2 },
    ),
  }
}

function customerAnswer(order: OrderRow, store: Store): Order['customer'] {
  const stored = storedCustomer.read(order.customer)
  return {
    email: stored.email ?? order.email,
    mobile: stored.mobile ?? '',
    first_name: stored.first_name ?? '',
    last_name: stored.last_name ?? '',
    address:
      order.shipping === null
        ? null
        : {
            first_name: stored.first_name ?? '',
            last_name: stored.last_name ?? '',
            street: stored.street ?? '',
            street2: stored.street2 ?? '',
            postal_code: stored.postal_code ?? '',
            city: stored.city ?? '',
            // A store delivers to its own country only (see placeOrder).
            country_code: stored.country_code ?? store.countryCode,
          },
    billing: stored.billing,
    company:
      stored.organisation_number === null
        ? null
        : {
            name: stored.company_name ?? '',
            organisation_number: stored.organisation_number,
            reference: stored.company_reference ?? '',
          },
    gift:
      stored.gift_email === null
        ? null
        : { email: stored.gift_email, message: stored.gift_message ?? '', deliver_on: stored.gift_day },
  }
}
