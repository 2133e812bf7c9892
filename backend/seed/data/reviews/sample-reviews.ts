import { chance } from '../catalogue/chance'
import { LANGUAGES } from '../../../../app/commerce/contract/languages'
import type { SeedProduct, SeedReview } from '../records'
import type { Language } from '../../../../app/commerce/contract/languages'
import { sampleTexts } from './sample-texts'

/** Products below this popularity have no reviews. */
const UNKNOWN = 0.46

/** Number of reviews per language of a product with popularity 1. */
const MAX_PER_PRODUCT = 4.8

/** Range of the reviews' age, in days before the day of seeding. */
const AGES = { newest: 3, oldest: 720 }

/**
 * Sample reviews for a fresh shop. The more popular a product, the more reviews it has.
 * Pure; no text is repeated for one product.
 */
export function sampleReviews(products: readonly SeedProduct[]): SeedReview[] {
  return products.flatMap((product) => LANGUAGES.flatMap((language) => reviewsIn(product, language)))
}

function reviewsIn(product: SeedProduct, language: Language): SeedReview[] {
  const { sku } = product
  const draw = (what: string) => chance(sku, `review ${language} ${what}`)
  const texts = sampleTexts(product, language).map((text) => ({ ...text, order: draw(text.title) }))
  return texts
    .toSorted((a, b) => a.order - b.order)
    .slice(0, countOf(product, draw('count')))
    .map(({ stars, title, text }) => ({ sku, language, stars, title, text, daysAgo: ageOf(draw(`age ${title}`)) }))
}

function countOf({ popularity, type, discontinued }: SeedProduct, luck: number): number {
  if (popularity < UNKNOWN || type === 4 || discontinued) return 0
  const known = (popularity - UNKNOWN) / (1 - UNKNOWN)
  return Math.round(known ** 2 * MAX_PER_PRODUCT * (0.4 + luck * 1.2))
}

const ageOf = (luck: number): number => AGES.newest + Math.floor(luck * (AGES.oldest - AGES.newest))
