import { expect, it } from 'vitest'
import type { Review, ReviewsPage } from '../commerce/contract/review'
import { storeOf } from '../store/stores'
import { NO_REVIEWS, reviewsView } from './reviews-view'

const review: Review = {
  id: '00000000-0000-4000-8000-000000000000',
  stars: 4,
  title: 'Gut',
  text: 'Läuft.',
  name: '',
  verified: true,
  language: 'de',
  written_at: '2026-11-03T23:30:00.000Z',
}
const page: ReviewsPage = {
  ...NO_REVIEWS,
  reviews: [review],
  total: 15,
  mean: 4.4,
  stars: [0, 1, 0, 4, 10],
}
const query = { page: 1, sort: 'newest' } as const

it('lists the bars from 5 stars to 1; the longest bar is 100 %', () => {
  expect(reviewsView(page, query, storeOf('de')).bars.map(({ star, count, percent }) => [star, count, percent])).toEqual([
    [5, 10, 100],
    [4, 4, 40],
    [3, 0, 0],
    [2, 1, 10],
    [1, 0, 0],
  ])
  expect(reviewsView(NO_REVIEWS, query, storeOf('de')).bars.map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0])
})

it('marks a review in another language than that of the storefront', () => {
  const foreign = (language: 'sv' | 'de') => reviewsView(page, query, storeOf(language)).reviews.map((shown) => shown.foreign)
  expect([foreign('de'), foreign('sv')]).toEqual([[null], ['de']])
})

it('formats its date in the language of the storefront, in UTC', () => {
  expect(reviewsView(page, query, storeOf('sv')).reviews[0]).toMatchObject({ day: '2026-11-03', date: '3\u00a0november 2026' })
})
