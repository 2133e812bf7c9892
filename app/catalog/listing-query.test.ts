import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listingSearch, parseListingQuery, SORTS } from './listing-query'

const parse = (search: string) => parseListingQuery(new URLSearchParams(search))

it('reads page and sort', () => {
  expect(parse('?page=3&sort=price-asc')).toEqual({ page: '3', sort: 'price-asc' })
})

it('what is malformed counts as left out', () => {
  for (const search of ['', '?page=0', '?page=-1', '?page=1e3', '?page=9999999', '?page=x&sort=constructor', '?sort=']) {
    expect(parse(search)).toEqual({ page: '1', sort: 'popular' })
  }
})

it('the first page in the default order has no query', () => {
  expect(listingSearch({ sort: 'popular', page: 1 })).toBe('')
})

it('the address of a page reads back as what it was made of, the search text kept', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 999_999 }), (query, sort, page) => {
      const search = new URLSearchParams(listingSearch({ query, sort, page }))
      expect(parseListingQuery(search)).toEqual({ page: String(page), sort })
      expect(search.get('query') ?? '').toBe(query)
    }),
  )
})
