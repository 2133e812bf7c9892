import { href } from '../../../app/routing/href'
import type { Language } from '../../../app/store/languages'
import { buildSeed } from '../../../backend/seed/build-seed'
import type { SeedProduct } from '../../../backend/seed/data/records'

let built: ReturnType<typeof buildSeed> | undefined
/** Built when it is first asked for: it takes a second, and most journeys need none of it. */
const seed = () => (built ??= buildSeed())

/** The page of the product with the most reviews. */
export const reviewedProduct = (language: Language): string => pageOf(language, mostReviewed())

/** The page of a product that cannot be ordered and will come again. */
export const soldOutProduct = (language: Language): string =>
  pageOf(
    language,
    seed().catalogue.products.find(({ stock, backOrder, notifyable }) => stock === 0 && !backOrder && notifyable),
  )

/** The page of a product that is discontinued and has no successor. */
export const goneProduct = (language: Language): string =>
  pageOf(
    language,
    seed().catalogue.products.find(({ discontinued, successor }) => discontinued && successor === null),
  )

/** The page of a product in stock that can be subscribed to every month, every second, third and sixth. */
export const usedUpProduct = (): string =>
  pageOf(
    'sv',
    seed().catalogue.products.find(({ stock, subscriptions = [] }) => stock > 100 && subscriptions.length === 4),
  )

function mostReviewed(): SeedProduct | undefined {
  const counts = new Map<string, number>()
  for (const { sku } of seed().reviews) counts.set(sku, (counts.get(sku) ?? 0) + 1)
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return seed().catalogue.products.find(({ sku }) => sku === most?.[0])
}

function pageOf(language: Language, product: SeedProduct | undefined): string {
  if (product === undefined) throw new Error('The seed holds no such product')
  return href('product', language, { slug: product.slug[language] })
}
