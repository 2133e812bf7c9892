import { expect, it } from 'vitest'
import { MAX_LINES } from '../commerce/contract/max-lines'
import { boughtOnce, runningSkus, withOrderedGoods } from './buy-again.server'

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
  // The backend cuts what is more than a line may have, and says so.
  expect(quantities([], [goods(4000), goods(4000)])).toEqual([8000])
})

it('adds to what is in the cart, by the rule for adding', () => {
  const line = { uuid: '00000000-0000-4000-8000-000000000000', product_id: 7, quantity: 2 }
  expect(quantities([line], [goods(2), goods(1)])).toEqual([5])
  expect(quantities([{ ...line, accessory_id: 3 }], [goods(1)])).toEqual([2, 1])
})

it('adds to no subscription: neither a single purchase nor a second subscription', () => {
  const { lines } = withOrderedGoods([], [goods(2, monthly)])
  expect(quantities(lines, [goods(5)])).toEqual([2, 5])
  expect(quantities(lines, [goods(5, monthly)])).toEqual([2, 5])
})

it('begins no second subscription beside one that goes on, and begins one again that is over', () => {
  const skus = ['ON', 'PAUSED', 'LEAVING', 'OVER']
  const running = runningSkus([
    { sku: 'ON', state: 'active', ends_on: null },
    { sku: 'PAUSED', state: 'paused', ends_on: null },
    { sku: 'LEAVING', state: 'active', ends_on: '2026-12-01' },
    { sku: 'OVER', state: 'ended', ends_on: null },
  ])
  const ordered = skus.map((sku) => ({ ...goods(1, monthly), sku }))
  const intervals = (known: Parameters<typeof boughtOnce>[1]) =>
    boughtOnce(ordered, known).map(({ subscription_interval: interval }) => interval?.id ?? null)
  expect(intervals(running)).toEqual([null, null, 3, 3])
  expect(intervals('all')).toEqual([null, null, null, null])
})

it('names what has no room, and not what has a line', () => {
  const full = Array.from({ length: MAX_LINES }, (_, at) => ({ uuid: crypto.randomUUID(), product_id: 100 + at, quantity: 1 }))
  expect(withOrderedGoods(full, [goods(1), { ...goods(1), product_id: 100, name: 'Laddare' }]).leftOut).toEqual(['Knappcell'])
})
