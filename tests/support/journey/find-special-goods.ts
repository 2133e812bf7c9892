import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import { buildSeed } from '../../../backend/seed/build-seed'
import type { SeedProduct } from '../../../backend/seed/data/records'
import type { SpecialGoods } from './special-goods'

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

type Seed = ReturnType<typeof buildSeed>

/** Looks for the products that journeys need for what they are. Building the seed takes 2 CPU seconds, so it is done once. */
export function findSpecialGoods(): Readonly<Record<Language, SpecialGoods>> {
  const seed = buildSeed()
  const { products } = seed.catalogue
  const inLanguage = (language: Language): SpecialGoods => {
    const pageOf = (product: SeedProduct | undefined): string => {
      if (product === undefined) throw new Error('The seed holds no such product')
      return href('product', language, { slug: product.slug[language] })
    }
    return {
      reviewed: pageOf(mostReviewed(seed)),
      soldOut: pageOf(products.find(({ stock, backOrder, notifyable }) => stock === 0 && !backOrder && notifyable)),
      gone: pageOf(products.find(({ discontinued, successor }) => discontinued && successor === null)),
      usedUp: pageOf(products.find(({ stock, subscriptions = [] }) => stock > 100 && subscriptions.length === 4)),
      kinds: Object.entries(KINDS).map(([kind, isOfKind]) => {
        const [longest] = products.filter(isOfKind).toSorted((a, b) => b.name[language].length - a.name[language].length)
        return { kind, path: pageOf(longest) }
      }),
    }
  }
  return { sv: inLanguage('sv'), no: inLanguage('no'), de: inLanguage('de'), da: inLanguage('da') }
}

function mostReviewed({ reviews, catalogue }: Seed): SeedProduct | undefined {
  const counts = new Map<string, number>()
  for (const { sku } of reviews) counts.set(sku, (counts.get(sku) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return catalogue.products.find(({ sku }) => sku === most?.[0])
}
