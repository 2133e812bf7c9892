import { expect, it } from 'vitest'
import { ordersSearch, readOrdersQuery } from './orders-query'

it.each([
  ['', { group: null, text: '', page: 1 }],
  ['?group=delivered&text=CR2032+%26&page=3', { group: 'delivered', text: 'CR2032 &', page: 3 }],
] as const)('%s is read and written back', (search, query) => {
  expect(readOrdersQuery(new URLSearchParams(search))).toEqual(query)
  expect(ordersSearch(query)).toBe(search)
})

it('what cannot be read counts as absent', () => {
  const query = new URLSearchParams({ group: 'all', text: `  ${'x'.repeat(500)}`, page: '-1' })
  expect(readOrdersQuery(query)).toEqual({ group: null, text: 'x'.repeat(100), page: 1 })
})
