import type { SearchProduct } from '../commerce/contract/product'
import { numberFormat } from '../store/intl-formats'

/** What buyers think of a product: the mean of their stars, 1 to 5, and how many they are. */
export type Rating = { score: number; count: number }

/** Null when nobody has reviewed it yet. */
export function ratingOf({ score, review_count: count }: Pick<SearchProduct, 'score' | 'review_count'>): Rating | null {
  return score === null || count === 0 ? null : { score, count }
}

/** A mean as the storefront writes it, with one decimal: `4,4`. */
export function formatScore(score: number, iso: string): string {
  return numberFormat(iso, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score)
}
