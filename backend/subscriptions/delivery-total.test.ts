import { expect, test } from 'vitest'
import { storeOf } from '../stores/stores'
import { deliveryTotal } from './delivery-total'

const delivery = { price: 89.9, deposit: 7.5, quantity: 2, freight: 4.9 }

test('a delivery costs its goods, the deposit of each piece and the freight', () => {
  expect(deliveryTotal(delivery, storeOf('de'))).toBe(199.7)
})

test('a delivery without deposits costs its goods and the freight', () => {
  expect(deliveryTotal({ ...delivery, deposit: 0 }, storeOf('de'))).toBe(184.7)
})
