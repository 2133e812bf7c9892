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

  it('does not add a product whose sku is already in the list, at any position', () => {
    const history = viewed('A', 'B', 'C')
    expect(withViewed(history, product('A'))).toBe(history)
    expect(withViewed(history, product('C'))).toBe(history)
  })

  it('keeps at most 5 entries: the oldest is dropped when the list is full', () => {
    expect(skus(viewed('A', 'B', 'C', 'D', 'E', 'F'))).toEqual(['F', 'E', 'D', 'C', 'B'])
  })

  it('adds a product again that was dropped', () => {
    expect(skus(viewed('A', 'B', 'C', 'D', 'E', 'F', 'A'))).toEqual(['A', 'F', 'E', 'D', 'C'])
  })

  it('does not change the searches', () => {
    expect(withViewed(searched('aa'), product('A')).searches).toEqual(['aa'])
  })
})

describe('the history list', () => {
  it('does not add a consecutive duplicate, in upper or lower case', () => {
    const history = searched('cr2032')
    expect(withSearch(history, 'cr2032')).toBe(history)
    expect(withSearch(history, 'CR2032')).toBe(history)
  })

  it('adds a search again after a different one', () => {
    expect(searched('aa', 'bb', 'aa').searches).toEqual(['aa', 'bb', 'aa'])
  })

  it('keeps at most 5 entries: the oldest is dropped when the list is full', () => {
    expect(searched('1a', '2a', '3a', '4a', '5a', '6a').searches).toEqual(['6a', '5a', '4a', '3a', '2a'])
  })
})

describe('earlier searches that match', () => {
  it('contain the typed text, each once, newest first', () => {
    expect(searchesLike(searched('makita', 'LP-E6', 'Makita BL1850', 'LP-E6', 'MAKITA'), 'mak')).toEqual([
      'MAKITA',
      'Makita BL1850',
    ])
  })

  it('do not include the typed text itself', () => {
    expect(searchesLike(searched('makita', 'makita bl1850'), 'Makita')).toEqual(['makita bl1850'])
  })

  it('are all searches when nothing is typed', () => {
    expect(searchesLike(searched('aa', 'bb', 'aa'), '')).toEqual(['aa', 'bb'])
  })
})
