import { expect, it } from 'vitest'
import { canonicalEnd } from './canonical-end'

it.each([
  ['brand', '?page=1', '#grid'],
  ['brand', '?sort=popular', ''],
  ['listing', '?f.voltage=18&f.brand=voltra&page=2', '?f.brand=voltra&f.voltage=18&page=2#grid'],
  ['search', '?query=%20CR2032&sort=popular', '?query=CR2032'],
  ['search', '?query=+&page=1', '#grid'],
  // As it was sent where it is canonical, and where the page has no listing.
  ['search', '?query=a%20b&utm_source=c+d', '?query=a%20b&utm_source=c+d'],
  ['tag', '?page=2', '?page=2#grid'],
  ['product', '?page=1&sort=popular', '?page=1&sort=popular'],
] as const)('a redirect to the %s page with the query %s ends with %j', (page, search, end) => {
  expect(canonicalEnd(page, search)).toBe(end)
})

it('a page beyond the last becomes the last', () => {
  expect(canonicalEnd('listing', '?page=9&sort=name', 3)).toBe('?sort=name&page=3#grid')
})
