import type { SearchProduct } from '../commerce/contract/product'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { dateFormat } from '../store/intl-formats'

/**
 * The display of stock (spec section 4, Stock display). `date` is the short date of arrival in the storefront's language.
 * `onOrder`: not in stock, but orderable. `byMail`: a gift card, which is sent by e-mail.
 */
export type StockDisplay =
  | { kind: 'in-stock' | 'few-left' | 'discontinued'; date?: undefined; onOrder?: undefined; byMail?: true }
  | { kind: 'out-of-stock'; date?: undefined; onOrder?: true; byMail?: undefined }
  | { kind: 'presale'; date: string; onOrder?: true; byMail?: undefined }

type Stock = Pick<SearchProduct, 'stock_status' | 'estimated_at'> & { orderable?: boolean }

/**
 * Maps the backend's stock fields to the display: back-order is out of stock, and `estimated_at` always gives the presale text.
 */
export function stockDisplay({ stock_status, estimated_at, orderable = false }: Stock, iso: string): StockDisplay {
  const onOrder = orderable ? { onOrder: true as const } : {}
  if (estimated_at !== null) return { kind: 'presale', date: shortDate(estimated_at, iso), ...onOrder }
  if (stock_status !== 'back-order' && stock_status !== 'out-of-stock') return { kind: stock_status }
  return { kind: 'out-of-stock', ...onOrder }
}

/** The stock display of a product: a gift card, which is sent by e-mail, has no stock. */
export function stockOfProduct(product: Stock & { type?: number | undefined }, iso: string): StockDisplay {
  const stock = stockDisplay(product, iso)
  return product.type === PRODUCT_TYPE.giftCard && stock.kind === 'in-stock' ? { kind: 'in-stock', byMail: true } : stock
}

/** Formats `2026-12-03` as `3 dec.` in the locale `iso`. UTC on both sides keeps the calendar day. */
function shortDate(day: string, iso: string): string {
  return dateFormat(iso, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}
