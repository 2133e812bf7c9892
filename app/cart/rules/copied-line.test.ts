import { expect, it } from 'vitest'
import { newLine, restorableLine } from '../intents.server'
import { copiedLine, lineField, partsOfField } from './copied-line'

const uuid = '00000000-0000-4000-8000-000000000000'
const restored = (field: string) => restorableLine(partsOfField(field))

it('a copied line keeps its uuid, its product, its quantity and the product it was offered with', () => {
  const line = { product_id: 7, quantity: 3, accessory_id: 4, related_id: null, cross_selling_product_id: 9 }
  const kept = copiedLine({ ...line, uuid, campaign: 'mail' })
  expect(kept).toEqual({ uuid, product_id: 7, quantity: 3, accessory_id: 4, cross_selling_product_id: 9 })
  expect(restored(lineField(kept))).toEqual(kept)
})

it('a bundle and a subscription are copied, the subscription by its id only', () => {
  const given = { uuid, product_id: 7, quantity: 1, upselling_bundle_id: 4, subscription_interval: { id: 3 } }
  const kept = copiedLine(given)
  expect(kept).toEqual({ uuid, product_id: 7, quantity: 1, upselling_bundle_id: 4, subscription_interval: 3 })
  const line = restored(lineField(kept))
  expect(line && newLine(line)).toEqual(given)
})

it('a single purchase has no interval', () => {
  const line = restored('product_id=7&quantity=1&subscription_interval=')
  expect(line && newLine(line).subscription_interval).toBeUndefined()
})

it('an interval that is not an id counts as one that no product has', () => {
  const line = restored('product_id=7&quantity=1&subscription_interval=monthly')
  expect(line && newLine(line).subscription_interval).toEqual({ id: 0 })
})

it('fields that no add form can set are neither copied nor restored', () => {
  const given = { uuid, product_id: 7, quantity: 1, added_by_coupon: 'FREE', offer_item_id: 3 }
  expect(copiedLine(given)).toEqual({ uuid, product_id: 7, quantity: 1 })
  const forged = 'product_id=7&quantity=1&price=0&added_by_coupon=FREE&offer_item_id=3&uuid=x&ordinary_price=1'
  expect(restored(forged)).toEqual({ product_id: 7, quantity: 1 })
})

it.each([
  ['quantity=99999999', 5000],
  ['quantity=-3', 1],
  ['quantity=NaN', 1],
])('a quantity is brought into 1 to 5000: %s', (quantity, expected) => {
  expect(restored(`product_id=7&${quantity}`)?.quantity).toBe(expected)
})

it.each([
  '',
  'x',
  'product_id=7',
  'product_id=-7&quantity=1',
  'product_id=1e3&quantity=1',
  'product_id=7&quantity=1&related_id=x',
  '__proto__=1',
])('%j is no line', (field) => {
  expect(restored(field)).toBeNull()
})
