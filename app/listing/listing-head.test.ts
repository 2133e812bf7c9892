import { expect, it } from 'vitest'
import type { FacetChoice } from '../facets/facet-choice'
import { listingHead } from './listing-head'

const listing = { total: 120, pages: 3, sort: 'name' as const, choice: {} }

it('page 1 has no page in its address, and nothing before it', () => {
  const head = { canonical: '/x', previous: null, next: '/x?sort=name&page=2', alternates: { sv: '/x' } }
  expect(listingHead('/x', { ...listing, page: 1 }, { sv: '/x' })).toEqual(head)
})

it('every page is its own canonical, whatever the order, knows its neighbours, and has no twin in other languages after the first', () => {
  const head = { canonical: '/x?page=2', previous: '/x?sort=name', next: '/x?sort=name&page=3', alternates: {} }
  expect(listingHead('/x', { ...listing, page: 2 }, { sv: '/x' })).toEqual(head)
})

it('nothing comes after the last page', () => {
  expect(listingHead('/x', { ...listing, page: 3 }, {}).next).toBeNull()
})

it('one chosen value counts as the whole listing, and its pages keep it', () => {
  const head = { canonical: '/x', previous: null, next: '/x?f.voltage=18&sort=name&page=2', alternates: {} }
  expect(listingHead('/x', { ...listing, page: 1, choice: { voltage: ['18'] } }, { sv: '/x' })).toEqual(head)
})

it('more than one chosen value is nothing for search engines', () => {
  const choices: FacetChoice[] = [{ voltage: ['12', '18'] }, { voltage: ['12'], brand: ['voltra'] }]
  for (const choice of choices) {
    expect(listingHead('/x', { ...listing, page: 1, choice }, { sv: '/x' })).toEqual({ noindex: true, alternates: {} })
  }
})

it('a listing without products is nothing for search engines', () => {
  const choices: FacetChoice[] = [{}, { brand: ['x'] }]
  for (const choice of choices) {
    const empty = { ...listing, total: 0, page: 1, pages: 1, choice }
    expect(listingHead('/x', empty, { sv: '/x' })).toEqual({ noindex: true, alternates: {} })
  }
})
