import type { SearchProduct } from '../commerce/contract/product'

/**
 * How stock is shown (spec section 4, Stock display). `presale` (to be ordered now) and `expected` (not before it is back) carry the
 * short date on which the product is there, worded in the storefront's language.
 */
export type StockDisplay =
  | { kind: 'in-stock' | 'few-left' | 'out-of-stock' | 'discontinued'; date?: undefined }
  | { kind: 'presale' | 'expected'; date: string }

type Stock = Pick<SearchProduct, 'stock_status' | 'estimated_at'>

/** The value back-order is shown as out of stock; with `estimated_at` a presale text with a short date takes its place. */
export function stockDisplay({ stock_status, estimated_at }: Stock, iso: string): StockDisplay {
  if (estimated_at !== null) {
    return { kind: stock_status === 'out-of-stock' ? 'expected' : 'presale', date: shortDate(estimated_at, iso) }
  }
  return { kind: stock_status === 'back-order' ? 'out-of-stock' : stock_status }
}

/** `2026-12-03` as `3 dec.` in the language of `iso`. A calendar day has no time zone, so none may shift it. */
function shortDate(day: string, iso: string): string {
  return new Intl.DateTimeFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
