import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { orderMailTokens } from '../accounts/order-mail-token'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { signReceiptAccess } from '../orders/receipt-access'
import { anyGiftCard } from './any-gift-card'
import type { Caller } from './caller'
import { orderRequest, placeOrder } from './place-order'
import { Staff } from './staff'
import type { TestShop } from './test-shop'

/** The calls about orders, from the cart to the return; `opened` is the shop once the tests run. */
export function orderCalls(opened: () => { shop: TestShop; call: Caller['call'] }): void {
  describe('orders', () => {
    test('an order is placed and read back by its secret id', async () => {
      const { shop, call } = opened()
      const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
      const items = [line('CR2032', 10), line('LR6-24', 1)]
      const cart = (await call('syncCart', { body: { items, coupons: ['kraft10'], checkout_order_id: null } })).answer
      expect(cart.map((item) => item.price)).toEqual([21, 135])
      const path = crypto.randomUUID()
      const body = await orderRequest(shop, items, { checkoutId: path, coupons: ['KRAFT10'] })
      const checkout = (await call('checkout', { path, body })).answer
      expect(checkout.payments.map((method) => method.id)).toEqual(['invoice'])
      expect(checkout).toMatchObject({ id: path, state: 'done', next: { type: 'done' }, order: { number: 'SE100001' } })
      const order = (await call('order', { path: checkout.order?.id, query: `checkout_order_id=${path}` })).answer
      expect(order).toMatchObject({
        number: 'SE100001',
        status: 'confirmed',
        total: 394,
        payment_due: null,
        invoice: { days: 14 },
        vat_total: 78.8,
      })
      expect((await call('orderOfCheckout', { query: `checkout_order_id=${path}` })).answer).toEqual(order)
      await call('settleOrder', { path: order.id, body: {} })
      const access = await signReceiptAccess(order.id, shop.clock.now, shop.services)
      const receipt = (await call('orderReceipt', { path: order.id, query: `access=${access}` })).answer
      expect(receipt).toMatchObject({ number: order.number, total: 394, payment: 'Faktura' })
      await call('findTrackedOrder', { body: { order_number: order.number, proof: '111 11' } })
      await call('orderTracking', { path: order.id })

      await call('orderLinks', { body: { order_number: order.number, email: 'KUND@example.com' } })
      const token = await orderMailTokens.sign(order.id, shop.clock.now, shop.services)
      const tokens = (await call('orderLogin', { body: { token } })).answer
      const user = (await call('orderInfo', { token: tokens.access_token })).answer
      expect(user).toEqual({ order_id: order.id, order_number: order.number, scope: 'my-order' })
      const own = { path: order.id, token: tokens.access_token }
      expect((await call('orderDetail', own)).answer).toMatchObject({ order, payment_state: 'invoiced' })
      expect((await call('orderReceiptFile', own)).answer.filename).toBe(`orderunderlag-${order.number}.pdf`)
      const service_point = order.shipping?.service_point?.id
      await call('changeServicePoint', { ...own, body: { service_point, postal_code: '111 11' } })
      await call('cancelOrder', { ...own, body: {} })
      await call('orderRefresh', { body: { refresh_token: tokens.refresh_token } })
    })

    test('a payment page is opened for a delivery of a subscription', async () => {
      const { shop, call } = opened()
      const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1, subscription_interval: { id: 1 } }
      const { id, placed_at } = await placeOrder(shop, [line])
      const [subscription] = await shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, id))
      await shop.db.update(orders).set({ status: 'pending', is_renewal: true }).where(eq(orders.id, id))
      const renewal = { cycle: 1, day: placed_at.slice(0, 10), state: 'unpaid', price: 1, freight: 0, order_id: id } as const
      await shop.db.insert(subscriptionRenewals).values({ subscription_id: subscription?.id ?? '', ...renewal })
      const redirect_url = 'https://pay.example/page'
      const page = { state: 'open', reference: 'page', redirect_url, expires_at: new Date('2027-01-01') } as const
      await shop.db.update(paymentAttempts).set(page).where(eq(paymentAttempts.order_id, id))
      const token = await signAccessToken({ scope: 'my-order', subject: id }, shop.services)
      const urls = { success: '/', cancel: '/', notify: '/', terms: '/' }
      expect((await call('payOrder', { path: id, token, body: { urls } })).answer).toEqual({ url: redirect_url })
    })

    test('goods of an order that was sent come back', async () => {
      const { shop, call } = opened()
      const order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 1 }])
      await new Staff(shop).ship(order.number)
      const token = await signAccessToken({ scope: 'my-order', subject: order.id }, shop.services)
      const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'used' }]
      const body = { id: crypto.randomUUID(), lines, message: '' }
      const { number } = (await call('announceReturn', { path: order.id, body, token })).answer
      expect((await call('orderReturns', { path: order.id, token })).answer).toMatchObject({ returns: [{ number }] })
      const cancelled = await call('cancelReturn', { path: order.id, body: { return_id: body.id }, token })
      expect(cancelled.answer.state).toBe('cancelled')
    })

    test('a gift card is added to a checkout and removed from it', async () => {
      const { shop, call } = opened()
      const { id, code } = await anyGiftCard(shop)
      const path = crypto.randomUUID()
      const items = [{ uuid: crypto.randomUUID(), product_id: shop.idOf('TESTER'), quantity: 1 }]
      const body = { items, coupons: [], postal_code: null, order: null }
      await call('addGiftCard', { path, body: { code } })
      expect((await call('checkout', { path, body })).answer.gift_cards).toMatchObject([{ id, balance: 500 }])
      await call('removeGiftCard', { path, body: { id } })
      expect((await call('checkout', { path, body })).answer.gift_cards).toEqual([])
    })

    test('a withdrawal is answered with the time when it was received', async () => {
      const { shop, call } = opened()
      const typed = { number: 'SE1', name: 'Kim', email: 'kim@example.com', message: '' }
      const body = { id: crypto.randomUUID(), ...typed, extent: 'whole', lines: null }
      expect((await call('withdraw', { body })).answer).toEqual({ received_at: shop.clock.now.toISOString() })
    })

    test('an order that was withdrawn from is kept after all', async () => {
      const { shop, call } = opened()
      const order = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 1 }])
      const { number, customer } = order
      const id = crypto.randomUUID()
      const typed = { number, name: 'Kim', email: customer.email, message: '' }
      await call('withdraw', { body: { id, ...typed, extent: 'whole', lines: null } })
      const own = { path: order.id, token: await signAccessToken({ scope: 'my-order', subject: order.id }, shop.services) }
      expect((await call('orderDetail', own)).answer.withdrawal).toMatchObject({ id })
      await call('undoWithdrawal', { ...own, body: { withdrawal_id: id } })
      expect((await call('orderDetail', own)).answer.withdrawal).toBeNull()
    })

    test('a subscription is shown, skipped once, and ended without a login', async () => {
      const { shop, call } = opened()
      const line = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1, subscription_interval: { id: 1 } }
      const order = await placeOrder(shop, [line])
      const token = await signAccessToken({ scope: 'my-order', subject: order.id }, shop.services)
      const [subscription] = (await call('subscriptions', { path: order.id, token })).answer
      const change = { subscription_id: subscription?.id, action: 'skip', cycle: 1 }
      const [skipped] = (await call('changeSubscription', { path: order.id, body: { change }, token })).answer
      expect([subscription?.next?.day, skipped?.next?.day]).toEqual(['2026-12-18', '2027-01-18'])
      // Paid by card until the customer chooses an invoice, which needs no page of a provider.
      const id = subscription?.id ?? ''
      await shop.db.update(subscriptions).set({ payment: 'stripe' }).where(eq(subscriptions.id, id))
      const pages = { success: 'https://shop.example/', cancel: 'https://shop.example/', notify: 'https://shop.example/' }
      const way = { subscription_id: id, payment: 'invoice', urls: pages }
      expect((await call('payBy', { path: order.id, body: way, token })).answer).toEqual({ url: null })
      const settled = (await call('settlePayBy', { path: order.id, body: {}, token })).answer
      expect(settled).toMatchObject([{ payment: 'invoice', card_page: null }])
      const typed = { number: order.number, name: 'Kim', email: order.customer.email, contract: '', reason: '', ends_on: null }
      await call('terminateSubscription', { body: { id: crypto.randomUUID(), ...typed } })
      expect((await call('subscriptions', { path: order.id, token })).answer).toMatchObject([{ state: 'ended' }])
    })
  })
}
