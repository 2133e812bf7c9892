import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listingSearch, parseListingQuery, SORTS, canonicalQuery } from './listing-query'

const parse = (search: string) => parseListingQuery(new URLSearchParams(search))

it('reads page and sort', () => {
  expect(parse('?page=3&sort=price-asc')).toEqual({ page: '3', sort: 'price-asc', choice: {} })
})

it('ignores malformed values', () => {
  for (const search of ['', '?page=0', '?page=-1', '?page=1e3', '?page=9999999', '?page=x&sort=constructor', '?sort=']) {
    expect(parse(search)).toEqual({ page: '1', sort: 'popular', choice: {} })
  }
})

it('the first page in the default order has no query', () => {
  expect(listingSearch({ sort: 'popular', page: 1 })).toBe('')
})

it('a written query parses to the same values, and keeps the search text', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 999_999 }), (query, sort, page) => {
      const choice = { brand: ['voltra'], voltage: ['12', '18'] }
      const search = new URLSearchParams(listingSearch({ query, sort, page, choice }))
      expect(parseListingQuery(search)).toEqual({ page: String(page), sort, choice })
      expect(search.get('query') ?? '').toBe(query)
    }),
  )
})

it('the same choice has one address in any order of choosing', () => {
  const search = '?f.brand=voltra&f.voltage=12&f.voltage=18&sort=name'
  const { sort, choice } = parse('?sort=name&f.voltage=18&f.voltage=12&f.brand=voltra')
  expect(listingSearch({ sort, choice })).toBe(search)
})

const canonical = (search: string) => canonicalQuery(new URLSearchParams(search))

it('the canonical query has one order and no defaults', () => {
  expect(canonical('?f.brand=voltra&sort=popular')).toBe('?f.brand=voltra')
  expect(canonical('?f.voltage=18&f.brand=voltra')).toBe('?f.brand=voltra&f.voltage=18')
  expect(canonical('?sort=bogus&page=0')).toBe('')
  expect(canonical('?page=2&page=3')).toBe('?page=2')
  expect(canonical('?page=2&sort=name&added=7')).toBe('?added=7&sort=name&page=2')
})

it('a page beyond the last becomes the last', () => {
  expect(canonicalQuery(new URLSearchParams('?added=7&page=9999'), 3)).toBe('?added=7&page=3')
  expect(canonicalQuery(new URLSearchParams('?page=2'), 1)).toBe('')
  expect(canonicalQuery(new URLSearchParams('?page=3'), 3)).toBeNull()
})

it('keeps parameters that do not belong to a listing', () => {
  for (const search of ['', '?added=7', '?sort=name&utm_source=x&page=2', '?query=+bl&f.brand=voltra'])
    expect(canonical(search)).toBeNull()
})

it('a canonical query is not changed again', () => {
  const name = fc.constantFrom('f.brand', 'f.voltage', 'f.', 'sort', 'page', 'query', 'added')
  const value = fc.oneof(fc.string(), fc.constantFrom('popular', 'name', '2', 'voltra', ''))
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (pairs) => {
      const result = canonicalQuery(new URLSearchParams(pairs))
      expect(result === null ? null : canonical(result)).toBeNull()
    }),
  )
})
