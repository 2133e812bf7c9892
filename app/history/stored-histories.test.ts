import { expect, it } from 'vitest'
import { EMPTY_HISTORY, withSearch, withViewed } from './history'
import { NO_HISTORIES, readHistories, writeHistories } from './stored-histories'

const thumb = { url: '/pictures/products/CR2032.svg', width: 320, height: 320 }
const viewed = withViewed(EMPTY_HISTORY, { sku: 'CR2032', name: 'CR2032', slug: 'cr2032', thumb })
const searched = withSearch(viewed, 'knappcell')

it('the history of each storefront can be written and read', () => {
  const histories = { ...NO_HISTORIES, sv: searched, de: withSearch(EMPTY_HISTORY, 'knopfzelle') }
  expect(readHistories(writeHistories(histories))).toEqual(histories)
})

it.each([
  ['nothing', null],
  ['no JSON', '{"version":1,'],
  ['another kind of value', '[]'],
  ['null', 'null'],
  ['no version', '{"sv":{"viewed":[],"searches":["aa"]}}'],
])('%s counts as no history', (_, stored) => {
  expect(readHistories(stored)).toEqual(NO_HISTORIES)
})

it('version 1 can be read', () => {
  const product = { sku: 'CR2032', name: 'Knappcell CR2032', slug: 'knappcell-cr2032', thumb: null }
  const stored =
    '{"version":1,"sv":{"viewed":[{"sku":"CR2032","name":"Knappcell CR2032","slug":"knappcell-cr2032","thumb":null}],"searches":["aa"]},"no":{"viewed":[],"searches":[]},"de":{"viewed":[],"searches":["bb"]},"da":{"viewed":[],"searches":[]}}'
  expect(readHistories(stored)).toEqual({
    ...NO_HISTORIES,
    sv: { viewed: [product], searches: ['aa'] },
    de: { viewed: [], searches: ['bb'] },
  })
})

it('a picture of version 1 can be read', () => {
  const stored =
    '{"version":1,"sv":{"viewed":[{"sku":"CR2032","name":"CR2032","slug":"cr2032","thumb":{"url":"/pictures/products/CR2032.svg","width":320,"height":320}}],"searches":[]}}'
  expect(readHistories(stored)).toEqual({ ...NO_HISTORIES, sv: viewed })
})

it.each([[undefined], ['/pictures/CR2032.svg'], [{ src: '/pictures/CR2032.svg' }]])(
  'a picture that cannot be read (%j) costs the picture alone',
  (unread) => {
    const product = { sku: 'CR2032', name: 'CR2032', slug: 'cr2032' }
    const stored = JSON.stringify({ version: 1, sv: { viewed: [{ ...product, thumb: unread }], searches: [] } })
    expect(readHistories(stored).sv.viewed).toEqual([{ ...product, thumb: null }])
  },
)

it('known parts of a later version are read', () => {
  const stored = '{"version":2,"seen":true,"sv":{"viewed":[],"searches":["aa"],"brands":["Varta"]}}'
  expect(readHistories(stored).sv).toEqual({ viewed: [], searches: ['aa'] })
})

it('an invalid entry is dropped alone', () => {
  const product = { sku: 'CR2032', name: 'CR2032', slug: 'cr2032', thumb: null }
  const stored = JSON.stringify({ version: 1, sv: { viewed: [{ sku: 7 }, product], searches: [null, 'aa'] } })
  expect(readHistories(stored).sv).toEqual({ viewed: [product], searches: ['aa'] })
})

it('an invalid storefront does not affect the others', () => {
  const stored = JSON.stringify({ version: 1, sv: { viewed: [{ sku: 7 }], searches: [] }, no: { viewed: [], searches: ['aa'] } })
  expect(readHistories(stored)).toEqual({ ...NO_HISTORIES, no: { viewed: [], searches: ['aa'] } })
})

it('at most 5 entries are read', () => {
  const stored = JSON.stringify({ version: 1, sv: { viewed: [], searches: ['1', '2', '3', '4', '5', '6'] } })
  expect(readHistories(stored).sv.searches).toEqual(['1', '2', '3', '4', '5'])
})
