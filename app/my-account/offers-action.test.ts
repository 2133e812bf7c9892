import { expect, it } from 'vitest'
import { NEW_SHOPPER, type Shopper } from '../server/session/shopper'
import { withGoods } from './offers-action.server'

const item = { id: 5, product_id: 7, quantity: 10, name: 'Knappcell' }
const line = { uuid: '00000000-0000-4000-8000-000000000000', product_id: 7, quantity: 10 }
const after = (...lines: (typeof line & { offer_item_id?: number; accessory_id?: number })[]) => {
  const shopper: Shopper = { ...NEW_SHOPPER, cart: { ...NEW_SHOPPER.cart, unconfirmed: lines } }
  return withGoods(shopper, [item]).next?.cart.unconfirmed?.map(({ uuid, quantity, offer_item_id: offer }) => ({
    isOwn: uuid === line.uuid,
    quantity,
    offer,
  }))
}

it('goods of an offer get a line of their own beside the same goods, and are added once', () => {
  const own = { isOwn: true, quantity: 10, offer: undefined }
  const added = { isOwn: false, quantity: 10, offer: 5 }
  expect(after(line)).toEqual([own, added])
  expect(after({ ...line, accessory_id: 3 })).toEqual([own, added])
  expect(after(line, { ...line, offer_item_id: 5 })).toBeUndefined()
})
