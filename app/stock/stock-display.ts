import type { SearchProduct } from '../commerce/contract/product'
import { dateFormat } from '../store/intl-formats'

/**
 * How stock is shown (spec section 4, Stock display). `presale` (to be ordered now) and `expected` (not before it is back) carry the
 * short date on which the product is there, worded in the storefront's language. `onOrder`: out of stock, and yet it can be ordered.
 */
export type StockDisplay =
  | { kind: 'in-stock' | 'few-left' | 'discontinued'; date?: undefined; onOrder?: undefined }
  | { kind: 'out-of-stock'; date?: undefined; onOrder?: true }
  | { kind: 'presale' | 'expected'; date: string; onOrder?: undefined }

type Stock = Pick<SearchProduct, 'stock_status' | 'estimated_at'> & { orderable?: boolean }

/** The value back-order is shown as out of stock; with `estimated_at` a presale text with a short date takes its place. */
export function stockDisplay({ stock_status, estimated_at, orderable = false }: Stock, iso: string): StockDisplay {
  if (estimated_at !== null) {
    return { kind: stock_status === 'out-of-stock' ? 'expected' : 'presale', date: shortDate(estimated_at, iso) }
  }
  if (stock_status !== 'back-order' && stock_status !== 'out-of-stock') return { kind: stock_status }
  return orderable ? { kind: 'out-of-stock', onOrder: true } : { kind: 'out-of-stock' }
}

/** `2026-12-03` as `3 dec.` in the language of `iso`. A calendar day has no time zone, so none may shift it. */
function shortDate(day: string, iso: string): string {
  return dateFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
