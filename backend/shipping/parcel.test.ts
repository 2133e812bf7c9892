import { expect, test } from 'vitest'
import { parcelOf } from './parcel'

const coin = {
  type: 1,
  weightGrams: 3,
  quantity: 1,
  measures: { shape: 'coin' as const, width: 20, height: 20, depth: 3.2, count: 1 },
}
const panel = {
  type: 1,
  weightGrams: 11_500,
  quantity: 1,
  measures: { shape: 'coin' as const, width: 705, height: 1490, depth: 35, count: 1 },
}
const giftCard = {
  type: 4,
  weightGrams: 0,
  quantity: 1,
  measures: { shape: 'coin' as const, width: 86, height: 54, depth: 1, count: 1 },
}

test('small goods travel in an envelope, heavier ones in a carton with filling', () => {
  expect(parcelOf([{ ...coin, quantity: 2 }], 58)).toMatchObject({ weightGrams: 26, goodsTotal: 58 })
  const heavy = { ...coin, weightGrams: 20_000 }
  expect(parcelOf([heavy], 1499)).toMatchObject({ weightGrams: 20_550, goodsTotal: 1499 })
})

test('gift cards weigh nothing, and an order of gift cards alone has no parcel', () => {
  expect(parcelOf([coin, giftCard], 558)).toEqual(parcelOf([coin], 558))
  expect(parcelOf([giftCard], 500)).toBeNull()
})

test('each side is at least that of the largest piece with its packaging, the longest first', () => {
  expect(parcelOf([coin], 29)).toMatchObject({ sides: [24, 24, 7.2] })
  expect(parcelOf([coin, panel], 1999)).toMatchObject({ sides: [1500, 715, 45] })
})

test('several pieces need room for all of them, and for the air between', () => {
  const block = {
    type: 1,
    weightGrams: 100,
    quantity: 1,
    measures: { shape: 'coin' as const, width: 100, height: 50, depth: 20, count: 1 },
  }
  const volumeOf = (...lines: Parameters<typeof parcelOf>[0]) => parcelOf(lines, 100)?.volume
  expect(volumeOf(block)).toBe(100_000)
  expect(volumeOf({ ...block, quantity: 4 })).toBeCloseTo(460_000)
  expect(volumeOf(block, block, block, block)).toBeCloseTo(460_000)
  expect(volumeOf({ ...block, measures: { ...block.measures, count: 4 } })).toBeCloseTo(460_000)
})

test('a box of more pieces than are drawn is as large as it is heavy', () => {
  const cells = {
    type: 1,
    weightGrams: 2_250,
    quantity: 1,
    measures: { shape: 'coin' as const, width: 14.5, height: 50.5, depth: 14.5, count: 8 },
  }
  expect(parcelOf([cells], 499)?.volume).toBeCloseTo(1_150_000)
})

test('a parcel with a lead battery is known as one', () => {
  const lead = { type: 1, weightGrams: 17_000, quantity: 1, measures: { ...coin.measures, shape: 'car-battery' as const } }
  expect(parcelOf([coin], 29)?.hasLead).toBe(false)
  expect(parcelOf([coin, lead], 999)?.hasLead).toBe(true)
})

test('a product that the shop no longer knows has no measures', () => {
  expect(parcelOf([{ type: 1, weightGrams: 0, quantity: 1, measures: null }], 10)).toMatchObject({ sides: [4, 4, 4], volume: 0 })
})
