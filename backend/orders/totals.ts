import type { CartItem } from '../../app/commerce/contract/cart'
import type { Order } from '../../app/commerce/contract/order'
import { depositsTotal } from '../pricing/deposit'
import { lineTotal, roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/**
 * The totals of an order including VAT. `discount_total` is the sum of all reductions, `deposit_total` that of all deposits;
 * `vat_total` is the VAT in `total`, to 2 decimals.
 */
export type Totals = { items_total: number; discount_total: number; deposit_total: number; total: number; vat_total: number }

type Priced = Pick<CartItem, 'price' | 'quantity'>

/** The total of the lines including VAT, in the store's currency and rounded to its digits. */
export function itemsTotal(items: readonly Priced[], store: Store): number {
  return roundMoney(
    items.reduce((sum, item) => sum + lineTotal(item.price, item.quantity, store), 0),
    store,
  )
}

/**
 * `extras` is the price of shipping and payment, taxed at the store's VAT rate. A deposit is
 * taxed as its goods are (decision 058).
 */
export function orderTotals(
  items: readonly (Priced & Pick<CartItem, 'vat' | 'reductions' | 'deposit'>)[],
  extras: number,
  store: Store,
): Totals {
  const items_total = itemsTotal(items, store)
  const off = items.flatMap(({ reductions }) => reductions).reduce((sum, { amount }) => sum + amount, 0)
  const deposit_total = depositsTotal(items, store)
  const charged = (item: (typeof items)[number]) => lineTotal(item.price, item.quantity, store) + depositsTotal([item], store)
  const vat = items.reduce((sum, item) => sum + vatIn(charged(item), item.vat), 0)
  return {
    items_total,
    discount_total: roundMoney(off, store),
    deposit_total,
    total: roundMoney(items_total + deposit_total + extras, store),
    vat_total: roundMoney(vat + vatIn(extras, store.vat), { digits: 2 }),
  }
}

/** The total of an order less its gift cards: the amount that a provider charges. */
export const toPay = ({ total, gift_card_total }: Pick<Order, 'total' | 'gift_card_total'>): number =>
  roundMoney(total - gift_card_total, { digits: 2 })

const vatIn = (amount: number, percent: number): number => (amount * percent) / (100 + percent)
