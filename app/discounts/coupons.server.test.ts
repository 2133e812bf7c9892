import { expect, it } from 'vitest'
import type { SyncCouponsRequest } from '../commerce/contract/coupon'
import { NEW_SHOPPER } from '../server/session/shopper'
import { discountRules } from './coupons.server'

const CHECKOUT = '3d1c9a52-6a1f-4a8e-9d64-0c9b8f3f5a11'

/** What the backend is asked for a shopper with a code. */
async function asked(checkoutID: string | null): Promise<SyncCouponsRequest[]> {
  const bodies: SyncCouponsRequest[] = []
  const ask = (body: SyncCouponsRequest) => {
    bodies.push(body)
    return Promise.resolve([])
  }
  const cart = { ...NEW_SHOPPER.cart, checkoutID }
  await discountRules({ backend: { discountRules: ask } }, { ...NEW_SHOPPER, cart, discountCodes: ['3FOR2'] })
  return bodies
}

it('sync-coupons is asked with coupons and cart_contents', async () => {
  expect(await asked(null)).toEqual([{ coupons: ['3FOR2'], cart_contents: [] }])
})

it('a checkout that has begun is named, so that the pieces of its unpaid order count', async () => {
  expect(await asked(CHECKOUT)).toMatchObject([{ checkout_order_id: CHECKOUT }])
})
