import { expect, it } from 'vitest'
import { formatScore, ratingOf } from './rating'

it('a product without reviews has no rating', () => {
  expect(ratingOf({ score: null, review_count: 0 })).toBeNull()
  expect(ratingOf({ score: 0, review_count: null })).toBeNull()
  expect(ratingOf({ score: 4.43, review_count: 23 })).toEqual({ score: 4.43, count: 23 })
})

it('formats a mean score with one decimal in the locale of the storefront', () => {
  expect(['sv-SE', 'nb-NO', 'de-DE', 'da-DK'].map((iso) => formatScore(4.43, iso))).toEqual(['4,4', '4,4', '4,4', '4,4'])
  expect(formatScore(5, 'sv-SE')).toBe('5,0')
})
