import { expect, it } from 'vitest'
import { listingHref, meantListings, parseListingPath } from './listing-path'

it.each([
  ['batterier/index.html', { uri: 'batterier', ghost: false }],
  ['batterier/knappceller/index.html', { uri: 'batterier/knappceller', ghost: false }],
  ['batterier/ALLA/sida.html', { uri: 'batterier', ghost: true }],
])('%s is a listing', (path, listing) => {
  expect(parseListingPath(path)).toEqual(listing)
  expect(meantListings(path)).toEqual([listing])
  expect(listingHref('sv', listing)).toBe(`/sv/artiklar/${path}`)
})

it.each(['', 'index.html', 'batterier/annat.html', 'batterier/knappceller/ALLA/annat.html'])('%j is none', (path) => {
  expect(meantListings(path)).toEqual([])
})

it.each([
  ['batterier', 'batterier', false],
  ['batterier/', 'batterier', false],
  ['batterier//knappceller', 'batterier/knappceller', false],
  ['Batterier/Knappceller', 'batterier/knappceller', false],
  ['batterier/index.html/', 'batterier', false],
  ['batterier/alla/SIDA.html', 'batterier', true],
])('%s means a listing, though it is written otherwise', (path, uri, ghost) => {
  expect(meantListings(path)).toEqual([{ uri, ghost }])
})

it('capitals are taken as they stand first, for slugs are the backend’s to make', () => {
  expect(meantListings('Batterier/index.html').map(({ uri }) => uri)).toEqual(['Batterier', 'batterier'])
  expect(meantListings('Batterier/ALLA/sida.html')).toEqual([
    { uri: 'Batterier', ghost: true },
    { uri: 'batterier', ghost: true },
  ])
})
