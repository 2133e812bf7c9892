import { expect, test } from 'vitest'
import { STORES } from '../stores/stores'
import { reduced, storePrice } from './store-price'

const pricesOf = (sek: number) => STORES.map((store) => storePrice(sek, store))

test.each([
  [29, [29, 30, 2.65, 20]],
  [99, [99, 99, 8.95, 69]],
  [899, [899, 939, 82.95, 609]],
])('%i SEK is %j in the four stores', (sek, prices) => {
  expect(pricesOf(sek)).toEqual(prices)
})

test('a more expensive product is never cheaper in another store, and no price is 0', () => {
  for (const store of STORES) {
    let before = 0
    for (let sek = 1; sek < 3000; sek++) {
      const price = storePrice(sek, store)
      expect(price).toBeGreaterThan(0)
      expect(price).toBeGreaterThanOrEqual(before)
      before = price
    }
  }
})

test('a price is reduced by at least the stated percentage', () => {
  for (const store of STORES) {
    for (let price = 5; price < 500; price++) expect(100 * (1 - reduced(price, 15, store) / price)).toBeGreaterThan(15 - 1e-9)
    expect(reduced(100, 30, store)).toBe(70)
  }
})

test('a reduced price is rounded to the digits of the store', () => {
  expect(STORES.map((store) => reduced(99, 33, store))).toEqual([66, 66, 66.33, 66])
})
