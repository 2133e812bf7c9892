import { describe, expect, it } from 'vitest'
import { EMPTY_HISTORY, type History, searchesLike, withSearch, withViewed } from './history'

const product = (sku: string) => ({ sku, name: sku, slug: sku.toLowerCase(), thumb: null })
const viewed = (...skus: string[]) => skus.map(product).reduce<History>(withViewed, EMPTY_HISTORY)
const searched = (...texts: string[]) => texts.reduce<History>(withSearch, EMPTY_HISTORY)
const skus = (history: History) => history.viewed.map(({ sku }) => sku)

describe('recently viewed', () => {
  it('adds a product to the front', () => {
    expect(skus(viewed('A', 'B', 'C'))).toEqual(['C', 'B', 'A'])
  })

  it('does not when its sku is already there, wherever that is', () => {
    const history = viewed('A', 'B', 'C')
    expect(withViewed(history, product('A'))).toBe(history)
    expect(withViewed(history, product('C'))).toBe(history)
  })

  it('keeps at most 5 entries: the oldest is dropped when the list is full', () => {
    expect(skus(viewed('A', 'B', 'C', 'D', 'E', 'F'))).toEqual(['F', 'E', 'D', 'C', 'B'])
  })

  it('takes a product back that was dropped', () => {
    expect(skus(viewed('A', 'B', 'C', 'D', 'E', 'F', 'A'))).toEqual(['A', 'F', 'E', 'D', 'C'])
  })

  it('leaves the searches alone', () => {
    expect(withViewed(searched('aa'), product('A')).searches).toEqual(['aa'])
  })
})

describe('the history list', () => {
  it('does not add a consecutive duplicate, however it is written', () => {
    const history = searched('cr2032')
    expect(withSearch(history, 'cr2032')).toBe(history)
    expect(withSearch(history, 'CR2032')).toBe(history)
  })

  it('adds what was searched for before something else', () => {
    expect(searched('aa', 'bb', 'aa').searches).toEqual(['aa', 'bb', 'aa'])
  })

  it('keeps at most 5 entries: the oldest is dropped when the list is full', () => {
    expect(searched('1a', '2a', '3a', '4a', '5a', '6a').searches).toEqual(['6a', '5a', '4a', '3a', '2a'])
  })
})

describe('earlier searches offered', () => {
  it('hold what is typed, each once, the newest first', () => {
    expect(searchesLike(searched('makita', 'LP-E6', 'Makita BL1850', 'LP-E6', 'MAKITA'), 'mak')).toEqual([
      'MAKITA',
      'Makita BL1850',
    ])
  })

  it('leave out what stands in the field already', () => {
    expect(searchesLike(searched('makita', 'makita bl1850'), 'Makita')).toEqual(['makita bl1850'])
  })

  it('are all of them when nothing is typed', () => {
    expect(searchesLike(searched('aa', 'bb', 'aa'), '')).toEqual(['aa', 'bb'])
  })
})
