import { expect, it } from 'vitest'
import { reviewsHref, parseReviewsQuery } from './reviews-query'

const parse = (query: string) => parseReviewsQuery(new URLSearchParams(query))

it('the default is page 1, newest first', () => {
  expect(parse('')).toEqual({ page: 1, sort: 'newest' })
  expect(reviewsHref('/x.html', parse(''))).toBe('/x.html#reviews')
})

it('a written address parses to the same query', () => {
  const query = { page: 3, sort: 'best' } as const
  expect(reviewsHref('/x.html', query)).toBe('/x.html?reviews=3&reviews-sort=best#reviews')
  expect(parse('reviews=3&reviews-sort=best')).toEqual(query)
})

it('the campaign that led to the product stays in the address (spec section 3, Cart item)', () => {
  expect(reviewsHref('/x.html', parse(''), 'campaign-prices')).toBe('/x.html?campaign=campaign-prices#reviews')
  expect(reviewsHref('/x.html', parse('reviews=2'), 'sale')).toBe('/x.html?campaign=sale&reviews=2#reviews')
})

it.each(['reviews=0', 'reviews=-1', 'reviews=x', 'reviews=1e3', 'reviews=99999999', 'reviews-sort=worst'])(
  'an invalid value counts as the default: %s',
  (query) => {
    expect(parse(query)).toEqual({ page: 1, sort: 'newest' })
  },
)
