import { expect, it } from 'vitest'
import { orderNumber } from './order-number'

it.each(['SE100001', 'se100001', ' SE 100 001 ', '#SE-100.001', 'SE\u00a0100001'])(
  'the number of an order is read as it is typed, with spaces and signs: %j',
  (typed) => {
    expect(orderNumber(typed)).toBe('SE100001')
  },
)
