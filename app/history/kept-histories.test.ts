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
  ['no version', '{"sv":{"viewed":[],"searches":["aa"]}}'],
])('%s counts as no history', (_, kept) => {
  expect(readHistories(kept)).toEqual(NO_HISTORIES)
})

it('what version 1 wrote is read', () => {
  const product = { sku: 'CR2032', name: 'Knappcell CR2032', slug: 'knappcell-cr2032', thumb: null }
  const kept =
    '{"version":1,"sv":{"viewed":[{"sku":"CR2032","name":"Knappcell CR2032","slug":"knappcell-cr2032","thumb":null}],"searches":["aa"]},"no":{"viewed":[],"searches":[]},"de":{"viewed":[],"searches":["bb"]},"da":{"viewed":[],"searches":[]}}'
  expect(readHistories(kept)).toEqual({
    ...NO_HISTORIES,
    sv: { viewed: [product], searches: ['aa'] },
    de: { viewed: [], searches: ['bb'] },
  })
})

it('what a later release wrote is read as far as it is known here', () => {
  const kept = '{"version":2,"seen":true,"sv":{"viewed":[],"searches":["aa"],"brands":["Varta"]}}'
  expect(readHistories(kept).sv).toEqual({ viewed: [], searches: ['aa'] })
})

it('an entry that cannot be read costs that entry alone', () => {
  const product = { sku: 'CR2032', name: 'CR2032', slug: 'cr2032', thumb: null }
  const kept = JSON.stringify({ version: 1, sv: { viewed: [{ sku: 7 }, product], searches: [null, 'aa'] } })
  expect(readHistories(kept).sv).toEqual({ viewed: [product], searches: ['aa'] })
})

it('a damaged storefront loses its own history only', () => {
  const kept = JSON.stringify({ version: 1, sv: { viewed: [{ sku: 7 }], searches: [] }, no: { viewed: [], searches: ['aa'] } })
  expect(readHistories(kept)).toEqual({ ...NO_HISTORIES, no: { viewed: [], searches: ['aa'] } })
})

it('never more than 5 entries are read, whoever wrote them', () => {
  const kept = JSON.stringify({ version: 1, sv: { viewed: [], searches: ['1', '2', '3', '4', '5', '6'] } })
  expect(readHistories(kept).sv.searches).toEqual(['1', '2', '3', '4', '5'])
})
