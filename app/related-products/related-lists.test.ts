import { expect, it } from 'vitest'
import { relatedLists } from './related-lists'

const CARDS = { offered: [], accessories: [], related: [], recommended: [], productInCart: false }
const names = (isOrderable: boolean) => relatedLists(CARDS, isOrderable, (key) => key).map(({ name }) => name)

it('the lists of a product page are the carousels that it shows', () => {
  expect(names(true)).toEqual([
    'crossSelling.title',
    'relatedProducts.accessories',
    'relatedProducts.related',
    'relatedProducts.recommended',
  ])
})

it('a product that cannot be ordered shows alternatives to it, and nothing that is offered with it', () => {
  expect(names(false)).toEqual(['relatedProducts.accessories', 'relatedProducts.instead', 'relatedProducts.recommended'])
})
