import { expect, it } from 'vitest'
import { withOrderedGoods } from './buy-again.server'

const goods = (quantity: number, interval: { id: number; name: string; days: number } | null = null) => ({
  product_id: 7,
  name: 'Knappcell',
  quantity,
  subscription_interval: interval,
})
const monthly = { id: 3, name: 'Varje månad', days: 30 }
const quantities = (...[lines, items]: Parameters<typeof withOrderedGoods>) =>
  withOrderedGoods(lines, items).lines.map(({ quantity }) => quantity)

it('buys all pieces of two lines of one product again', () => {
  expect(quantities([], [goods(2), goods(1)])).toEqual([3])
  expect(quantities([], [goods(4000), goods(4000)])).toEqual([5000])
})

it('adds nothing when it is repeated, and keeps a subscription apart', () => {
  const items = [goods(2), goods(2, monthly), goods(1)]
  const { lines } = withOrderedGoods([], items)
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, 2])
  expect(quantities(lines, items)).toEqual([3, 2])
})
