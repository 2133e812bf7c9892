import { expect, it } from 'vitest'
import type { SyncCouponsRequest } from '../commerce/contract/coupon'
import { NEW_SHOPPER } from '../server/session/shopper'
import { discountRules } from './coupons.server'

const CHECKOUT = '00000000-0000-4000-8000-000000000000'

it('codes of a cart with an offer to the customer are asked about with the checkout, once there is one', async () => {
  const asked: SyncCouponsRequest[] = []
  const backend = { discountRules: (body: SyncCouponsRequest) => (asked.push(body), Promise.resolve([])) }
  const line = { uuid: '00000000-0000-4000-8000-000000000001', product_id: 7, quantity: 1 }
  const askWith = async (checkoutID: string | null, offer_item_id?: number) => {
    const cart = { ...NEW_SHOPPER.cart, checkoutID, unconfirmed: [{ ...line, offer_item_id }] }
    await discountRules({ backend }, { ...NEW_SHOPPER, discountCodes: ['KRAFT10'], cart })
  }
  await askWith(null, 3)
  await askWith(CHECKOUT)
  await askWith(CHECKOUT, 3)
  expect(asked.map((body) => body.checkout_order_id)).toEqual([undefined, undefined, CHECKOUT])
})
