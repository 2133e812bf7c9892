import { expect, it } from 'vitest'
import { readAnswerBody } from './read-answer-body'

const product = { id: 7, sku: 'CR2032', name: 'CR2032', slug: 'cr2032', prices: { n: [{ q: 1, p: 29 }] }, vat: 25 }
const node = { id: 1, slug: 'batterier', name: 'Batterier' }
const hit = { uri: 'batterier', hierarchy: ['Batterier'] }

it('a product that breaks the contract is left out of its list, and the others are read', () => {
  const read = readAnswerBody('products', {
    products: [product, { ...product, vat: 'much', name: null }, product],
    categories: [hit],
  })
  expect(read).toMatchObject({ malformed: 1, answer: { products: [{ id: 7 }, { id: 7 }], categories: [hit] } })
})

it('a category that breaks the contract costs itself, and not those beside and above it', () => {
  const tree = [
    {
      ...node,
      children: [
        { ...node, id: 2, slug: null },
        { ...node, id: 3, slug: 'aa' },
      ],
    },
  ]
  const read = readAnswerBody('categoryTree', tree)
  expect(read).toMatchObject({ malformed: 1, answer: [{ children: [{ id: 3, uri: 'batterier/aa' }] }] })
})

it('a list beside the products that would lose all it has is empty, and the products are shown', () => {
  const read = readAnswerBody('products', { products: [product], categories: [{ uri: 'batterier', hierarchy: null }] })
  expect(read).toMatchObject({ malformed: 1, answer: { products: [{ id: 7 }], categories: [] } })
})

it('a part of a product that cannot be read costs itself, and not the product page', () => {
  const attribute = { key: 'weight', name: 'Vikt', value: '3 g' }
  const odd = { brand: 'Varta', price_until: '2026-12-01', freight: 29, manufacturer: {}, successor: 'CR2032X', alternates: null }
  const attributes = [attribute, { ...attribute, value: 12 }]
  const read = readAnswerBody('product', { ...product, ...odd, attributes, tags: null, fits: [{ model: 'x' }] })
  expect(read).toMatchObject({
    malformed: 2,
    answer: {
      id: 7,
      brand: null,
      freight: null,
      manufacturer: null,
      successor: null,
      alternates: {},
      price_until: '2026-11-30T23:00:00.000Z',
      attributes: [attribute],
      fits: [],
      tags: [],
    },
  })
  expect(readAnswerBody('product', { ...product, name: null }).error).not.toBeNull()
})

it('an only child that breaks the contract costs itself, and not the category above it', () => {
  const read = readAnswerBody('categoryTree', [{ ...node, children: [{ ...node, id: 2, slug: null }] }])
  expect(read).toMatchObject({ malformed: 1, answer: [{ id: 1, has_children: false, children: [] }] })
})

it('the ids of category-children are read as every id, and one that cannot be read is left out', () => {
  expect(readAnswerBody('categoryChildren', ['12', 13])).toMatchObject({ malformed: 0, answer: [12, 13] })
  expect(readAnswerBody('categoryChildren', ['12', null])).toMatchObject({ malformed: 1, answer: [12] })
  expect(readAnswerBody('categoryChildren', null)).toMatchObject({ malformed: 0, answer: [] })
})

it.each([
  ['a list that would lose all it has', 'products', { products: [{ ...product, vat: 'much' }] }],
  ['an answer that is none', 'products', 'overloaded'],
  ['an order whose line cannot be read', 'order', { lines: [{ vat: 'much' }] }],
] as const)('%s cannot be read', (_, call, body) => {
  expect(readAnswerBody(call, body)).toHaveProperty('error', expect.any(String))
})
