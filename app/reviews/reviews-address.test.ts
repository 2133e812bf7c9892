import { expect, it } from 'vitest'
import { reviewsHref, reviewsWish } from './reviews-address'

const wish = (query: string) => reviewsWish(new URLSearchParams(query))

it('without a wish it is the first page, the newest first', () => {
  expect(wish('')).toEqual({ page: 1, sort: 'newest' })
  expect(reviewsHref('/x.html', wish(''))).toBe('/x.html#reviews')
})

it('an address says which reviews it shows', () => {
  const asked = { page: 3, sort: 'best' } as const
  expect(reviewsHref('/x.html', asked)).toBe('/x.html?reviews=3&reviews-sort=best#reviews')
  expect(wish('reviews=3&reviews-sort=best')).toEqual(asked)
})

it.each(['reviews=0', 'reviews=-1', 'reviews=x', 'reviews=1e3', 'reviews=99999999', 'reviews-sort=worst'])(
  'what makes no sense counts as no wish: %s',
  (query) => {
    expect(wish(query)).toEqual({ page: 1, sort: 'newest' })
  },
)
