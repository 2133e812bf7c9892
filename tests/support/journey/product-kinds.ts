import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import { buildSeed } from '../../../backend/seed/build-seed'
import type { SeedProduct } from '../../../backend/seed/data/records'

const isSold = ({ stock, discontinued }: SeedProduct) => stock > 0 && !discontinued
const hasSubscription = ({ subscriptions = [] }: SeedProduct) => subscriptions.length > 0

/** The kinds of product whose pages differ above the Buy button. */
const KINDS: Readonly<Record<string, (product: SeedProduct) => boolean>> = {
  plain: (product) => isSold(product) && product.group === null && product.quantityDiscounts.length === 0,
  'with variations': (product) => isSold(product) && product.variationAttributes.length > 0,
  'in pack sizes': (product) => isSold(product) && product.group !== null && product.variationAttributes.length === 0,
  'with a subscription': (product) => isSold(product) && hasSubscription(product),
  'with quantity tiers': (product) => isSold(product) && product.quantityDiscounts.length > 0,
  'at a campaign price': (product) => isSold(product) && product.campaign !== null,
  'a set': ({ members }) => members.length > 0,
  'a gift card': ({ type }) => type === PRODUCT_TYPE.giftCard,
  'on presale': ({ stock, backOrder, expectedInDays }) => stock === 0 && backOrder && expectedInDays !== null,
  'sold out with a stock notice': ({ stock, backOrder, notifyable, group }) =>
    stock === 0 && !backOrder && notifyable && group === null,
}

/** The page of the product with the longest name of each kind. */
export function productKinds(language: Language): { kind: string; path: string }[] {
  const { products } = buildSeed().catalogue
  return Object.entries(KINDS).map(([kind, isOfKind]) => {
    const [longest] = products.filter(isOfKind).toSorted((a, b) => b.name[language].length - a.name[language].length)
    if (longest === undefined) throw new Error(`The seed has no product ${kind}`)
    return { kind, path: href('product', language, { slug: longest.slug[language] }) }
  })
}
