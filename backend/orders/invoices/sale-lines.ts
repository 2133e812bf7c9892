import type { CartItem } from '../../../app/commerce/contract/cart'
import type { Order } from '../../../app/commerce/contract/order'
import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import { depositsTotal } from '../../pricing/deposit'
import { lineTotal, roundMoney } from '../../stores/money'
import type { Store } from '../../stores/stores'
import { SALE_TEXTS } from './sale-texts'

/**
 * A line of an invoice or a credit note: `amount` is for the whole line, including VAT. `rate` is a percentage; null
 * for what has no VAT: a gift card that can be used for goods of any rate is taxed when it is used, and not when it is
 * sold (Directive 2006/112/EC, article 30b).
 */
export type SaleLine = { name: string; detail: string; quantity: number; amount: number; rate: number | null }

/** The rows of a sale: its goods after all discounts, each followed by its deposits, freight, and the fee of its payment. */
export function saleLines({ items, shipping, payment }: Order, store: Store): SaleLine[] {
  const texts = SALE_TEXTS[store.language]
  const extra = (name: string, detail: string, amount: number): SaleLine[] =>
    amount === 0 ? [] : [{ name, detail, quantity: 1, amount, rate: store.vat }]
  return [
    ...items.flatMap(({ name, sku, type, quantity, price, vat, deposit }) => [
      {
        name,
        detail: sku,
        quantity,
        amount: lineTotal(price, quantity, store),
        rate: vatRateOf({ type, vat }),
      },
      ...depositLine({ sku, quantity, vat, amount: depositsTotal([{ deposit, quantity }], store) }, store),
    ]),
    ...extra(texts.freight, shipping?.name ?? '', shipping?.price ?? 0),
    ...extra(texts.fee, payment.name, payment.fee),
  ]
}

/** The VAT rate of a line, a percentage; null for a gift card (see `SaleLine`). */
export const vatRateOf = ({ type, vat }: Pick<CartItem, 'type' | 'vat'>): number | null =>
  type === PRODUCT_TYPE.giftCard ? null : vat

/** The deposits of a line, with the VAT of its goods (decision 058); none when there is none. */
export function depositLine(
  { sku, quantity, vat, amount }: { sku: string; quantity: number; vat: number; amount: number },
  { language }: Pick<Store, 'language'>,
): SaleLine[] {
  return amount === 0 ? [] : [{ name: SALE_TEXTS[language].deposit, detail: sku, quantity, amount, rate: vat }]
}

/** The amounts of a document at one VAT rate. */
export type RateSum = { rate: number; total: number; vat: number }

/** The sums of lines by VAT rate, highest rate first; lines without VAT are left out. */
export function sumsByRate(lines: readonly Pick<SaleLine, 'amount' | 'rate'>[]): RateSum[] {
  const totals = new Map<number, number>()
  for (const { rate, amount } of lines) if (rate !== null) totals.set(rate, (totals.get(rate) ?? 0) + amount)
  return [...totals]
    .filter(([, total]) => roundMoney(total, CENTS) !== 0)
    .map(([rate, total]) => ({ rate, total: roundMoney(total, CENTS), vat: roundMoney((total * rate) / (100 + rate), CENTS) }))
    .sort((a, b) => b.rate - a.rate)
}

/** The VAT in lines as their documents state it: the sum of that of each rate. */
export const vatTotal = (lines: readonly Pick<SaleLine, 'amount' | 'rate'>[]): number =>
  roundMoney(
    sumsByRate(lines).reduce((total, { vat }) => total + vat, 0),
    CENTS,
  )

const CENTS = { digits: 2 } as const
