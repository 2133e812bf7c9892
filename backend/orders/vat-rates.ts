import type { Order } from '../../app/commerce/contract/order'
import { lineTotal, roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

type VatRate = { rate: number; total: number; vat: number }

/** An order's total by VAT rate, highest rate first, as receipts show it. Delivery and fee have the store's rate (totals.ts). */
export function vatRates({ items, shipping, payment }: Pick<Order, 'items' | 'shipping' | 'payment'>, store: Store): VatRate[] {
  const totals = new Map<number, number>()
  const add = (rate: number, amount: number) => totals.set(rate, (totals.get(rate) ?? 0) + amount)
  for (const { price, quantity, vat } of items) add(vat, lineTotal(price, quantity, store))
  add(store.vat, (shipping?.price ?? 0) + payment.fee)
  return [...totals]
    .filter(([, total]) => total !== 0)
    .map(([rate, total]) => ({
      rate,
      total: roundMoney(total, store),
      vat: roundMoney((total * rate) / (100 + rate), { digits: 2 }),
    }))
    .sort((a, b) => b.rate - a.rate)
}
