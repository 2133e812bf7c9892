import { expect, test } from 'vitest'
import { parcelOf } from './parcel'

const cell = { type: 1, weightGrams: 3, quantity: 2 }
const giftCard = { type: 4, weightGrams: 0, quantity: 1 }

test('small goods travel in an envelope, heavier ones in a carton with filling', () => {
  expect(parcelOf([cell], 58)).toEqual({ weightGrams: 26, goodsTotal: 58 })
  expect(parcelOf([{ type: 1, weightGrams: 20_000, quantity: 1 }], 1499)).toEqual({ weightGrams: 20_550, goodsTotal: 1499 })
})

test('gift cards weigh nothing, and an order of gift cards alone has no parcel', () => {
  expect(parcelOf([cell, giftCard], 558)).toEqual({ weightGrams: 26, goodsTotal: 558 })
  expect(parcelOf([giftCard], 500)).toBeNull()
})
