import { expect, it } from 'vitest'
import { PRODUCT_TYPE } from '../commerce/contract/product-type'
import { waitingGoods } from './waiting-goods'

const cell = { type: PRODUCT_TYPE.standard, name: 'CR2032', stock_status: 'in-stock', estimated_at: null } as const
const awaited = { ...cell, name: 'LP-E6', stock_status: 'back-order', estimated_at: '2026-12-03' } as const
const later = { ...awaited, name: 'BL1850', estimated_at: '2026-12-20' }
const soldOut = { ...awaited, name: '18650', estimated_at: null }
const card = { ...cell, type: PRODUCT_TYPE.giftCard }

it('an order waits for the goods that come last, because everything is sent together', () => {
  expect(waitingGoods([cell, awaited, later])).toEqual({ name: 'BL1850', day: '2026-12-20' })
})

it('an order waits for goods that nobody can date', () => {
  expect(waitingGoods([cell, awaited, soldOut])).toEqual({ name: '18650', day: null })
})

it.each([
  ['nothing is awaited', [cell, cell]],
  ['the last pieces of a discontinued product are there', [cell, { ...cell, stock_status: 'discontinued' as const }]],
  ['everything is awaited', [awaited, later]],
  ['only a gift card is there, which is mailed', [awaited, card]],
])('nothing is said when %s', (_, items) => {
  expect(waitingGoods(items)).toBeNull()
})
