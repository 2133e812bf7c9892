import type { Reader } from './field'
import { wordsOf } from './scalar'

/** The stock statuses that the shop knows. `back-order` is shown as out of stock (spec section 4, Stock display). */
export type KnownStatus = 'in-stock' | 'few-left' | 'back-order' | 'out-of-stock' | 'discontinued'

const STATUSES: Readonly<Record<string, KnownStatus>> = {
  instock: 'in-stock',
  fewleft: 'few-left',
  backorder: 'back-order',
  outofstock: 'out-of-stock',
  discontinued: 'discontinued',
}

/** A status, however its words are joined: `in-stock`, `in_stock`, `InStock`. */
export const stockStatusOf: Reader<KnownStatus> = (input) =>
  STATUSES[(wordsOf(input) ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')]
