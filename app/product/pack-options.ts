import type { Product } from '../commerce/contract/product'
import { type DiscountSources, displayedDiscount } from '../discounts/displayed-discount'
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

/**
 * The pack sizes to choose from, the product included, each at the shopper's own price. A backend that does not tell the group
 * and the discount category of a size means those of the product.
 */
export function packOptions(product: ProductPacks, discounts: DiscountSources, store: Store): PackOption[] {
  return product.pack_sizes.map((size) => {
    const { group_id = product.group_id, discount_category = product.discount_category } = size
    const percent = displayedDiscount({ type: product.type, group_id, discount_category }, discounts)
    const price = unitPrice(size.prices, 1)?.price ?? null
    return {
      slug: size.slug,
      pieces: size.pack_size,
      content: unitContent(size),
      price: price === null || isSoldNoMore(size) ? null : reducedPrice(price, percent, store.currencyDigits),
      vat: size.vat,
      deposit: size.deposit ?? 0,
      current: size.product_id === product.id,
      stock: stockDisplay(size, store.iso),
      orderable: size.orderable,
    }
  })
}

type ProductPacks = Pick<Product, 'id' | 'pack_sizes' | 'type' | 'group_id' | 'discount_category'>
