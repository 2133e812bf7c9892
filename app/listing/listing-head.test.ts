import { expect, it } from 'vitest'
import type { FacetChoice } from '../facets/facet-choice'
import { listingHead } from './listing-head'

const listing = { total: 120, pages: 3, sort: 'name' as const, choice: {} }

it('page 1 has no `page` in its address and no previous page', () => {
  const head = { page: 1, canonical: '/x', previous: null, next: '/x?sort=name&page=2', alternates: { sv: '/x' } }
  expect(listingHead('/x', { ...listing, page: 1 }, { sv: '/x' })).toEqual(head)
})

it('every page is its own canonical in any order, links to its neighbours, and has alternates on page 1 only', () => {
  const head = { page: 2, canonical: '/x?page=2', previous: '/x?sort=name', next: '/x?sort=name&page=3', alternates: {} }
  expect(listingHead('/x', { ...listing, page: 2 }, { sv: '/x' })).toEqual(head)
})

it('the last page has no next page', () => {
  expect(listingHead('/x', { ...listing, page: 3 }, {}).next).toBeNull()
})

it('with one chosen facet value the canonical is the unfiltered listing, and the neighbours keep the value', () => {
  const head = { canonical: '/x', previous: null, next: '/x?f.voltage=18&sort=name&page=2', alternates: {} }
  expect(listingHead('/x', { ...listing, page: 1, choice: { voltage: ['18'] } }, { sv: '/x' })).toEqual(head)
})

it('more than one chosen value is noindex', () => {
  const choices: FacetChoice[] = [{ voltage: ['12', '18'] }, { voltage: ['12'], brand: ['voltra'] }]
  for (const choice of choices) {
    expect(listingHead('/x', { ...listing, page: 1, choice }, { sv: '/x' })).toEqual({ noindex: true, alternates: {} })
  }
})

it('a listing without products is noindex', () => {
  const choices: FacetChoice[] = [{}, { brand: ['x'] }]
  for (const choice of choices) {
    const empty = { ...listing, total: 0, page: 1, pages: 1, choice }
    expect(listingHead('/x', empty, { sv: '/x' })).toEqual({ noindex: true, alternates: {} })
  }
})

it('a page of a ghost listing names the same page of its category as canonical, and leads to its own neighbours', () => {
  const head = { page: 2, canonical: '/x?page=2', previous: '/ghost?sort=name', next: '/ghost?sort=name&page=3', alternates: {} }
  expect(listingHead('/x', { ...listing, page: 2 }, {}, '/ghost')).toEqual(head)
  const chosen = { ...listing, page: 2, choice: { voltage: ['18'] } }
  expect(listingHead('/x', chosen, {}, '/ghost')).toMatchObject({
    canonical: '/x',
    previous: '/ghost?f.voltage=18&sort=name',
    next: '/ghost?f.voltage=18&sort=name&page=3',
  })
})
