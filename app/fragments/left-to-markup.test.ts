import { decode, encode } from 'turbo-stream'
import { expect, it } from 'vitest'
import { leaveToMarkup } from './left-to-markup'
import { readMarkup } from './read-markup.client'

it('what is left to the markup is not handed over, and the browser reads it back wherever it stands in the data', async () => {
  const listing = leaveToMarkup({ total: 1, facets: ['AA'], cards: ['C'] }, ['facets', 'cards'])
  expect(listing.facets).toEqual(['AA'])
  const { value } = await decode(encode({ route: { found: { listing } } }))
  expect(JSON.stringify(value)).not.toContain('AA')
  readMarkup(value, { facets: () => ['AA'], cards: () => ['C'] })
  expect(value).toMatchObject({ route: { found: { listing: { total: 1, facets: ['AA'], cards: ['C'] } } } })
})

it('nothing is read where all data was handed over', () => {
  const data = { root: { menu: [{ name: 'Batterier' }] }, page: null }
  readMarkup(data, { menu: () => [] })
  expect(data).toEqual({ root: { menu: [{ name: 'Batterier' }] }, page: null })
})
