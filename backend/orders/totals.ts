import type { CartItem } from '../../app/commerce/contract/cart'
import { lineTotal, roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/** What an order comes to, including VAT; `vat_total` is the tax in it, to 2 decimals; `discount_total` what coupons took off. */
export type Totals = { items_total: number; discount_total: number; total: number; vat_total: number }

type Priced = Pick<CartItem, 'price' | 'quantity'>

export function itemsTotal(items: readonly Priced[], store: Store): number {
  return roundMoney(
    items.reduce((sum, item) => sum + lineTotal(item.price, item.quantity, store), 0),
    store,
  )
}

/** `listed` are the same lines before coupons; `extras` what shipping and payment cost, taxed as the store's goods. */
export function orderTotals(
  items: readonly (Priced & Pick<CartItem, 'vat'>)[],
  listed: readonly Priced[],
  extras: number,
  store: Store,
): Totals {
  const items_total = itemsTotal(items, store)
  const vat = items.reduce((sum, item) => sum + vatIn(lineTotal(item.price, item.quantity, store), item.vat), 0)
  return {
    items_total,
    discount_total: roundMoney(itemsTotal(listed, store) - items_total, store),
    total: roundMoney(items_total + extras, store),
    vat_total: roundMoney(vat + vatIn(extras, store.vat), { digits: 2 }),
  }
}

const vatIn = (amount: number, percent: number): number => (amount * percent) / (100 + percent)
