import { expect, it } from 'vitest'
import { EMPTY_HISTORY, withSearch, withViewed } from './history'
import { NO_HISTORIES, readHistories, writeHistories } from './kept-histories'

const thumb = { url: '/pictures/products/CR2032.svg', width: 320, height: 320 }
const viewed = withViewed(EMPTY_HISTORY, { sku: 'CR2032', name: 'CR2032', slug: 'cr2032', thumb })
const searched = withSearch(viewed, 'knappcell')

it('what is kept is read again, each storefront with its own', () => {
  const histories = { ...NO_HISTORIES, sv: searched, de: withSearch(EMPTY_HISTORY, 'knopfzelle') }
  expect(readHistories(writeHistories(histories))).toEqual(histories)
})

it.each([
  ['nothing', null],
  ['no JSON', '{"version":1,'],
  ['another kind of value', '[]'],
  ['null', 'null'],
  ['a later release', '{"version":2,"sv":{"viewed":[],"searches":["aa"]}}'],
  ['no version', '{"sv":{"viewed":[],"searches":["aa"]}}'],
])('%s counts as no history', (_, kept) => {
  expect(readHistories(kept)).toEqual(NO_HISTORIES)
})

it('a damaged storefront loses its own history only', () => {
  const kept = JSON.stringify({ version: 1, sv: { viewed: [{ sku: 7 }], searches: [] }, no: { viewed: [], searches: ['aa'] } })
  expect(readHistories(kept)).toEqual({ ...NO_HISTORIES, no: { viewed: [], searches: ['aa'] } })
})

it('never more than 5 entries are read, whoever wrote them', () => {
  const kept = JSON.stringify({ version: 1, sv: { viewed: [], searches: ['1', '2', '3', '4', '5', '6'] } })
  expect(readHistories(kept).sv.searches).toEqual(['1', '2', '3', '4', '5'])
})
