import { expect, test } from 'vitest'
import { confirmationTokens } from '../accounts/notice-confirmation'
import { noticeTokens, reviewMailTokens } from '../accounts/owner-tokens'
import { reviewTokens } from '../accounts/review-tokens'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import type { Caller } from './caller'
import { placeOrder } from './place-order'
import type { TestShop } from './test-shop'

/** Tests of the calls about reviews and stock notices. A part of calls.test.ts. */
export function reviewCalls(at: () => { shop: TestShop; call: Caller['call'] }): void {
  test('a buyer reviews a product, and a page of reviews is read', async () => {
    const { shop, call } = at()
    const { number } = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('TESTER'), quantity: 1 }])
    const text = { title: 'Bra', text: 'Mäter rätt.', name: '' }
    const review = { stars: 5, ...text, order_number: number, email: 'kund@example.com' }
    await call('writeReview', { path: String(shop.idOf('TESTER')), body: review })
    const { email: owner, password } = DEMO_ACCOUNT
    const { access_token: token } = (await call('login', { body: { email: owner, password } })).answer
    const own = await call('ownPurchase', { path: String(shop.idOf('TESTER')), token })
    expect(own.answer).toEqual({ order_number: null, is_reviewed: false })
    const { total, reviews } = (await call('reviews', { path: String(shop.idOf('CR2032')) })).answer
    expect([total, reviews.length]).toEqual([7, 5])
  })

  test('the link of a review invitation opens its order, and the one below it ends such mails', async () => {
    const { shop, call } = at()
    const { id, number } = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('TESTER'), quantity: 1 }])
    const about = { order_id: id, product_id: shop.idOf('TESTER') }
    const token = await reviewTokens.sign(about, shop.clock.now, shop.services)
    const { answer } = await call('reviewInvitation', { body: { token, product_id: about.product_id } })
    expect(answer).toEqual({ order_number: number })
    const access = await reviewMailTokens.sign({ email: 'kund@example.com', store_id: 7 }, shop.services)
    await call('endReviewInvitations', { body: { access } })
  })

  test('a stock notification for a sold-out product is saved', async () => {
    const { shop, call } = at()
    const asked = { product_id: shop.idOf('SOLDOUT'), email: 'kund@example.com' }
    await call('stockNotification', { body: asked })
    const token = await confirmationTokens.sign({ ...asked, store_id: 7 }, shop.clock.now, shop.services)
    await call('confirmStockNotification', { body: { token } })
    const access = await noticeTokens.sign({ email: 'kund@example.com', store_id: 7 }, shop.services)
    await call('endStockNotifications', { body: { access } })
  })
}
