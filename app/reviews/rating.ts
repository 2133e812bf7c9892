import type { SearchProduct } from '../commerce/contract/product'
import { formatNumber } from '../store/format-number'

/** `score` is the mean number of stars, 1 to 5; `count` is the number of reviews, null when it is not known. */
export type Rating = { score: number; count: number | null }

/** The rating of a product; null without reviews. A review has 1 star at least, so a mean of 0 is none. */
export function ratingOf({ score, review_count: count }: Pick<SearchProduct, 'score' | 'review_count'>): Rating | null {
  return score === null || score === 0 || count === 0 ? null : { score, count }
}

/** A mean score with one decimal in the locale `iso`: `4,4`. */
export function formatScore(score: number, iso: string): string {
  return formatNumber(score, iso, 1)
}
