import type { Product } from '../commerce/contract/product'
import { reducedPrice } from '../pricing/reduced-price'
import { unitPrice } from '../pricing/tiers'
import { unitContent, type UnitContent } from '../pricing/unit-content'
import { isSoldNoMore } from '../stock/is-sold-no-more'
import { stockDisplay, type StockDisplay } from '../stock/stock-display'
import type { Store } from '../store/store'

/** One pack size; `price` is that of the pack, in the store's currency including VAT, null for a discontinued one. */
export type PackOption = {
  slug: string
  pieces: number
  content: UnitContent | null
  price: number | null
  vat: number
  /** The statutory deposit of the pack, beside its price. */
  deposit: number
  current: boolean
  stock: StockDisplay
  orderable: boolean
}

/** The pack sizes to choose from, the product included; `percent` is the shopper's discount. */
export function packOptions(
  { id, pack_sizes: sizes }: Pick<Product, 'id' | 'pack_sizes'>,
  percent: number,
  store: Store,
): PackOption[] {
  return sizes.map((size) => {
    const price = unitPrice(size.prices, 1)?.price ?? null
    return {
      slug: size.slug,
      pieces: size.pack_size,
      content: unitContent(size),
      price: price === null || isSoldNoMore(size) ? null : reducedPrice(price, percent, store.currencyDigits),
      vat: size.vat,
      deposit: size.deposit ?? 0,
      current: size.product_id === id,
      stock: stockDisplay(size, store.iso),
      orderable: size.orderable,
    }
  })
}
