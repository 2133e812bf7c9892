import { expect, it } from 'vitest'
import { CartItemFields, CartItemRequest } from './cart'
import { ORIGIN_MARKERS, originOf } from './origin-markers'

const names: string[] = ORIGIN_MARKERS.map(({ name }) => name)

it('the markers are those of a cart item (spec section 3, Origin markers)', () => {
  expect(names).toEqual([
    ...['cross_selling_product_id', 'upselling_bundle_id', 'offer_item_id', 'added_by_coupon'],
    ...['accessory_id', 'related_id', 'recommended_id', 'campaign'],
  ])
  expect(Object.keys(CartItemFields.shape)).toEqual(expect.arrayContaining(names))
  expect(Object.keys(CartItemRequest.shape)).toEqual(expect.arrayContaining(names))
})

it('a line is tied to cross-selling, an upselling bundle, an offer item, a coupon, or an accessory, related or recommended link (section 4)', () => {
  expect(ORIGIN_MARKERS.filter(({ ties }) => !ties).map(({ name }) => name)).toEqual(['campaign'])
})

it('a line of cross-selling, a coupon, an upselling bundle or an offer item is locked (section 5)', () => {
  const locking = ['cross_selling_product_id', 'upselling_bundle_id', 'offer_item_id', 'added_by_coupon']
  expect(ORIGIN_MARKERS.filter(({ locks }) => locks).map(({ name }) => name)).toEqual(locking)
})

it('the browser copies only ids that a form can send', () => {
  const copied = ORIGIN_MARKERS.filter(({ inCopy }) => inCopy)
  expect(copied.filter(({ inForm, value }) => inForm && value === 'id')).toEqual(copied)
})

it('the origin of a line is its markers alone, null where it has none', () => {
  const line = { uuid: 'a', quantity: 2, related_id: 7, campaign: 'mail' }
  const none = Object.fromEntries(names.map((name) => [name, null]))
  expect(originOf(line)).toEqual({ ...none, related_id: 7, campaign: 'mail' })
})
