import type { CategoryNode } from '../commerce/contract/category'
import type { Product } from '../commerce/contract/product'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { type DiscountSources, displayedDiscount, NO_DISCOUNTS } from '../discounts/displayed-discount'
import { productPictures } from '../gallery/product-pictures'
import { hasFreeFreight } from '../pricing/free-freight'
import { personalPrice } from '../pricing/personal-price'
import { reducedPrice } from '../pricing/reduced-price'
import { priceTable, unitPrice } from '../pricing/tiers'
import { unitContent } from '../pricing/unit-content'
import { ratingOf } from '../reviews/rating'
import { isSoldNoMore } from '../stock/is-sold-no-more'
import { stockOfProduct } from '../stock/stock-display'
import { dateFormat } from '../store/intl-formats'
import type { Store } from '../store/store'
import { cardProduct } from '../card/rules/card-product'
import { deliveryPromise, type DispatchCutoff } from '../stock/delivery'
import { packOptions } from './pack-options'
import { categoryPath, placeOf } from './category-path'
import { fitGroups } from './fits'
import { manufacturersOf, membersPrice, setMembers } from './set'
import { variationOptions } from './variation-options'

/**
 * The data of a product page, without the description. `menu` gives the breadcrumbs; `cutoff` is the time until which
 * orders leave the same day.
 */
export function productPage(product: Product, store: Store, { menu, cutoff, discounts = NO_DISCOUNTS }: PageContext) {
  const { id, sku, mpn, ean, name, slug, brand, vat, orderable, notifyable, attributes, tags } = product
  // Gift cards are sent by e-mail: no shipping, no recycling.
  const physical = product.type !== PRODUCT_TYPE.giftCard
  const price = unitPrice(product.prices, 1)
  const percent = displayedDiscount(product, discounts)
  const personal = personalPrice(price, percent, store.currencyDigits)
  const members = setMembers(product.members, store, discounts)
  const main = product.categories.find((category) => category.main) ?? product.categories[0]
  const place = main ? placeOf(menu, main) : null
  return {
    id,
    sku,
    mpn,
    ean,
    name,
    slug,
    brand,
    vat,
    orderable,
    notifyable,
    tags,
    rating: ratingOf(product),
    upselling: product.has_upselling,
    subscriptions: product.subscription_intervals.map(({ id, name, next_on }) => ({
      id,
      name,
      nextDelivery: next_on === undefined ? null : longDay(next_on, store),
    })),
    physical,
    safety: product.manufacturer?.safety ?? [],
    manufacturers: manufacturersOf(product),
    members,
    membersPrice: membersPrice(members, personal ?? price),
    documents: product.documents,
    successor: product.successor && cardProduct(product.successor, store, discounts),
    attributes: attributes.map(({ name: label, value }) => ({ label, value })),
    categories: place ? categoryPath(menu, place) : [],
    pictures: productPictures(product),
    price,
    personal,
    freeFreight: hasFreeFreight(product, personal ?? price),
    tiers: priceTable(product.prices).map((row) => ({
      ...row,
      price: reducedPrice(row.price, percent, store.currencyDigits),
    })),
    stock: stockOfProduct(product, store.iso),
    soldNoMore: isSoldNoMore(product),
    delivery: physical ? deliveryPromise(product, cutoff, store.iso) : null,
    deposit: product.deposit ?? 0,
    content: unitContent(product),
    isPack: (product.pack_size ?? 1) > 1,
    packs: packOptions(product, discounts, store),
    variations: variationOptions(product, store.iso),
    fits: fitGroups(product.fits, store.iso),
  }
}

type PageContext = { menu: readonly CategoryNode[]; cutoff: DispatchCutoff | null; discounts?: DiscountSources }

export type ProductPageData = ReturnType<typeof productPage>

const longDay = (day: string, { iso }: Store): string =>
  dateFormat(iso, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
