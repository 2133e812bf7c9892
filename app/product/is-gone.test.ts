import { expect, it } from 'vitest'
import { isGone } from './is-gone'

const product = {
  id: 1,
  stock_status: 'discontinued',
  orderable: false,
  successor: null,
  variations: [{ product_id: 1 }],
  pack_sizes: [{ product_id: 1 }],
} as const

it('a product that is discontinued, and leads nowhere, is gone', () => {
  expect(isGone(product)).toBe(true)
  expect(isGone({ ...product, variations: [], pack_sizes: [] })).toBe(true)
})

it.each([
  { stock_status: 'few-left' as const },
  { stock_status: 'out-of-stock' as const },
  { orderable: true },
  { successor: {} },
  { variations: [{ product_id: 2 }] },
  { pack_sizes: [{ product_id: 2 }] },
])('it is not with %j', (change) => {
  expect(isGone({ ...product, ...change })).toBe(false)
})
