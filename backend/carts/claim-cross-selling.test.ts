import { expect, test } from 'vitest'
import { claimCrossSelling, termsKey } from './claim-cross-selling'

const [battery, charger] = [1, 2]
const terms = new Map([[termsKey(battery, charger), 10]])
const line = (product_id: number, quantity = 1, beside: number | null = null) => ({
  product_id,
  quantity,
  cross_selling_product_id: beside,
})

test('a line of its own claims nothing', () => {
  expect(claimCrossSelling([line(battery), line(charger)], terms)).toEqual([null, null])
})

test('the price holds while the other product is in the cart, whatever the order of the lines', () => {
  const offered = line(charger, 1, battery)
  expect(claimCrossSelling([offered, line(battery)], terms)).toEqual([{ percent: 10 }, null])
  expect(claimCrossSelling([offered], terms)).toEqual(['lapsed'])
})

test('a product that is not offered with the other one gets nothing', () => {
  expect(claimCrossSelling([line(battery, 1, charger), line(charger)], terms)).toEqual(['unknown', null])
})

test('it holds for as many pieces as there are of the other product', () => {
  const lines = [
    line(battery, 2),
    line(battery, 1),
    line(charger, 2, battery),
    line(charger, 2, battery),
    line(charger, 1, battery),
  ]
  expect(claimCrossSelling(lines, terms)).toEqual([null, null, { percent: 10 }, 'lapsed', { percent: 10 }])
})
