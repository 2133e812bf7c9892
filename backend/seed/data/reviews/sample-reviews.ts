import { chance } from '../catalogue/chance'
import { LANGUAGES } from '../../../../app/commerce/contract/languages'
import type { SeedProduct, SeedReview } from '../records'
import type { Language } from '../../../../app/commerce/contract/languages'
import { sampleTexts } from './sample-texts'

/** Below this popularity nobody has written anything yet. */
const UNKNOWN = 0.46

/** How many reviews the best selling product would have in a language. */
const MOST = 3.6

/** Days before the seeding day between which reviews were written. */
const AGES = { newest: 3, oldest: 720 }

/**
 * Sample reviews of what sells well, so that a fresh shop shows how they look: the better a product sells, the more of them. Pure; no
 * text stands twice under one product.
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
  return Math.round(known ** 2 * MOST * (0.4 + luck * 1.2))
}

const ageOf = (luck: number): number => AGES.newest + Math.floor(luck * (AGES.oldest - AGES.newest))
