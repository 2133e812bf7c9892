import type { CategoryNode } from '../commerce/contract/category'
import { type Product, PRODUCT_TYPE } from '../commerce/contract/product'
import { productPictures } from '../gallery/product-pictures'
import { priceTable, unitPrice } from '../pricing/tiers'
import { ratingOf } from '../reviews/rating'
import { stockDisplay } from '../stock/stock-display'
import type { Store } from '../store/store'
import { categoryLine } from './category-line'
import { deliveryPromise } from './delivery'
import { fitGroups } from './fits'
import { variationOptions } from './variation-options'

/** What surrounds a product in the shop: where it stands in the menu, and until when orders leave the same day. */
type Surroundings = { menu: readonly CategoryNode[]; nextDelivery: string | null }

/** A product as its page shows it. The description is left to the loader, which cleans it. */
export function productPage(product: Product, store: Store, { menu, nextDelivery }: Surroundings) {
  const { id, sku, mpn, ean, name, slug, brand, vat, orderable, notifyable, attributes, members, tags } = product
  // A gift card comes by e-mail: nothing is sent, and nothing has to be recycled.
  const physical = product.type !== PRODUCT_TYPE.giftCard
  const main = product.categories.find((category) => category.main) ?? product.categories[0]
  return {
    ...{ id, sku, mpn, ean, name, slug, brand, vat, orderable, notifyable, members, tags },
    rating: ratingOf(product),
    physical,
    manufacturer: product.manufacturer,
    documents: product.documents,
    successor: product.successor,
    attributes: attributes.map(({ name: label, value }) => ({ label, value })),
    categories: main ? categoryLine(menu, main) : [],
    pictures: productPictures(product),
    price: unitPrice(product.prices, 1),
    tiers: priceTable(product.prices),
    stock: stockDisplay(product, store.iso),
    delivery: physical ? deliveryPromise(product, nextDelivery, store.iso) : null,
    variations: variationOptions(product, store.iso),
    fits: fitGroups(product.fits, store.iso),
  }
}

export type ProductPage = ReturnType<typeof productPage>
