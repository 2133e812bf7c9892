import { expect, it } from 'vitest'
import { aLine } from '../../../tests/support/drawer/some-cart'
import { cartView } from './cart-view'
import { sentLine, LINE_DEFAULTS } from './sent-line'

const thumb = { url: '/pictures/products/1.svg', width: 240, height: 240 }
const items = [
  aLine('a', 1),
  aLine('b', 2, { type: 4, thumb, deposit: 3, stock_status: 'few-left', cart_notice: 'Sold out', adjusted_quantity: true }),
  aLine('c', 1, { subscription_interval: { id: 3, name: 'Var tredje månad', days: 91, next_on: '2027-01-02' } }),
  aLine('d', 1, { added_by_coupon: 'GIFT', price: 33.333, estimated_at: '2027-01-02' }),
]
const views = cartView(items, null, 0).lines

it('a line that is not shown is sent without what most lines have', () => {
  const sent = views.map((line) => sentLine(line, false))
  expect(Object.keys(sent[0] ?? {}).filter((name) => name in LINE_DEFAULTS)).toEqual([])
})

it('a line that is shown is sent whole: scripts of the release before read it too', () => {
  expect(views.map((line) => sentLine(line, true))).toEqual(views)
})

it('a line that is not shown has no address and no picture, and all else', () => {
  const bare = views.map((line) => ({ ...line, slug: '', thumb: null }))
  expect(views.map((line) => ({ ...LINE_DEFAULTS, ...sentLine(line, false) }))).toEqual(bare)
})
