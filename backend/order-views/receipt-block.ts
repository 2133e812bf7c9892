import { CUSTOMER_DISCOUNT } from '../../app/commerce/contract/customer-discount-code'
import type { CartItem } from '../../app/commerce/contract/cart'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Order } from '../../app/commerce/contract/order'
import { formatMoney } from '../stores/format-money'
import { toPay } from '../orders/totals'
import { lineTotal, roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'
import type { Texts } from '../texts'
import { fillIn } from '../stores/fill-in'
import type { Block, ReceiptLine, Sum } from '../words/mail'
import { longDay } from '../stores/long-days'
import { DEPOSIT_TEXTS } from '../words/deposit-texts'
import { ORDER_TEXTS } from '../words/order-texts'

/**
 * The lines and sums of an order. A line shows the price of its pieces before discounts; the sums then subtract each discount
 * code and add deposits, freight and fee, so that the column adds up to the order's total.
 */
export function receiptBlock(order: Order, store: Store): Extract<Block, { type: 'receipt' }> {
  const texts = ORDER_TEXTS[store.language]
  return {
    type: 'receipt',
    heads: { name: texts.article, amount: texts.sum },
    lines: order.items.map((item) => receiptLine(item, store)),
    sums: sumsOf(order, store),
  }
}

function receiptLine(item: CartItem, store: Store): ReceiptLine {
  const texts = ORDER_TEXTS[store.language]
  const gross = grossOf(item, store)
  const price = formatMoney(roundMoney(gross / item.quantity, { digits: 2 }), store)
  return {
    name: item.name,
    details: [
      fillIn(texts.pieces, { quantity: String(item.quantity), price }),
      ...(item.sku === '' || item.type === PRODUCT_TYPE.giftCard ? [] : [fillIn(texts.sku, { sku: item.sku })]),
      ...(item.deposit === 0 ? [] : [fillIn(DEPOSIT_TEXTS[store.language].each, { amount: formatMoney(item.deposit, store) })]),
      ...(item.subscription_interval === null ? [] : [fillIn(texts.interval, { interval: item.subscription_interval.name })]),
      ...(item.estimated_at === null ? [] : [fillIn(texts.expected, { day: longDay(item.estimated_at, store) })]),
    ],
    amount: formatMoney(gross, store),
  }
}

/** The price of a line before its reductions. */
export function grossOf({ price, quantity, reductions }: CartItem, store: Store): number {
  return roundMoney(lineTotal(price, quantity, store) + sumOf(reductions.map(({ amount }) => amount)), store)
}

function sumsOf(order: Order, store: Store): Sum[] {
  const texts = ORDER_TEXTS[store.language]
  const money = (amount: number) => formatMoney(amount, store)
  const goods = roundMoney(sumOf(order.items.map((item) => grossOf(item, store))), store)
  const { shipping, payment } = order
  return [
    { name: texts.goods, amount: money(goods) },
    ...discountsOf(order, store).map(([code, amount]) => ({
      name: code === CUSTOMER_DISCOUNT ? texts.customerDiscount : fillIn(texts.discount, { code }),
      amount: money(-amount),
    })),
    ...(order.deposit_total === 0 ? [] : [{ name: DEPOSIT_TEXTS[store.language].total, amount: money(order.deposit_total) }]),
    ...(shipping === null ? [] : [{ name: shipping.price === 0 ? texts.free : texts.freight, amount: money(shipping.price) }]),
    ...(payment.fee === 0 ? [] : [{ name: texts.fee, amount: money(payment.fee) }]),
    { name: texts.total, amount: money(order.total), isTotal: true },
    { name: texts.vat, amount: money(order.vat_total) },
    ...netSum(order, store),
    ...order.gift_cards.map(({ last4, amount }) => ({ name: fillIn(texts.giftCard, { last4 }), amount: money(-amount) })),
    ...(order.gift_cards.length === 0 ? [] : [{ name: texts.toPay, amount: money(toPay(order)), isTotal: true }]),
    ...order.gift_cards.flatMap(({ last4, left }) =>
      left === null ? [] : [{ name: fillIn(texts.giftCardLeft, { last4 }), amount: money(left) }],
    ),
  ]
}

/**
 * The total without VAT for a company, where the storefront shows such prices (spec section 4, Price display): not in Germany.
 */
function netSum({ customer, total, vat_total }: Order, store: Store): Sum[] {
  const name = NET[store.language]
  if (customer.company === null || name === undefined) return []
  return [{ name, amount: formatMoney(roundMoney(total - vat_total, { digits: 2 }), store) }]
}

const NET: Partial<Texts> = { sv: 'Totalt exkl. moms', no: 'Totalt ekskl. mva.', da: 'I alt ekskl. moms' }

/** The amount that each code took off, in the order in which the lines name the codes. */
function discountsOf({ items }: Order, store: Store): [code: string, amount: number][] {
  const byCode = new Map<string, number>()
  for (const { code, amount } of items.flatMap(({ reductions }) => reductions)) {
    byCode.set(code, roundMoney((byCode.get(code) ?? 0) + amount, store))
  }
  return [...byCode].filter(([, amount]) => amount > 0)
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
