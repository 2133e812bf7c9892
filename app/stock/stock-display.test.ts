import { expect, it } from 'vitest'
import { stockDisplay } from './stock-display'

it('the value back-order is shown as out of stock', () => {
  expect(stockDisplay({ stock_status: 'back-order', estimated_at: null }, 'sv-SE')).toEqual({ kind: 'out-of-stock' })
})

it('an orderable product that is out of stock is marked as available on order', () => {
  const stock = { estimated_at: null, orderable: true } as const
  expect(stockDisplay({ ...stock, stock_status: 'back-order' }, 'sv-SE')).toEqual({ kind: 'out-of-stock', onOrder: true })
  expect(stockDisplay({ ...stock, stock_status: 'in-stock' }, 'sv-SE')).toEqual({ kind: 'in-stock' })
  expect(stockDisplay({ ...stock, stock_status: 'out-of-stock', orderable: false }, 'sv-SE')).toEqual({ kind: 'out-of-stock' })
})

it('every other status is shown as it is', () => {
  for (const stock_status of ['in-stock', 'few-left', 'out-of-stock', 'discontinued'] as const) {
    expect(stockDisplay({ stock_status, estimated_at: null }, 'sv-SE')).toEqual({ kind: stock_status })
  }
})

it.each([
  ['sv-SE', '3\u00a0dec.'],
  ['nb-NO', '3.\u00a0des.'],
  ['de-DE', '3.\u00a0Dez.'],
  ['da-DK', '3.\u00a0dec.'],
])('if estimated_at is present, a presale text with a short date is shown (%s)', (iso, date) => {
  expect(stockDisplay({ stock_status: 'back-order', estimated_at: '2026-12-03' }, iso)).toEqual({ kind: 'presale', date })
})

it.each(['in-stock', 'few-left', 'out-of-stock', 'back-order', 'discontinued'] as const)(
  'if estimated_at is present, the presale text is shown whatever the status: %s',
  (stock_status) => {
    const stock = { stock_status, estimated_at: '2026-12-03' }
    expect(stockDisplay(stock, 'de-DE')).toEqual({ kind: 'presale', date: '3.\u00a0Dez.' })
    expect(stockDisplay({ ...stock, orderable: true }, 'de-DE')).toEqual({ kind: 'presale', date: '3.\u00a0Dez.', onOrder: true })
  },
)
