import { asc, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import { paymentAttempts, paymentEvents } from '../database/schema/payments'
import { products } from '../database/schema/products'
import { type MemoryPayment, MemoryProvider, withProviders } from './memory-provider'
import { placeOrder, readOrder } from './place-order'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

/** A test shop that takes payments at a provider in memory, with one product whose stock is 5 pieces. */
export class PaymentShop {
  readonly provider: MemoryProvider
  readonly shop: TestShop

  private constructor(shop: TestShop, provider: MemoryProvider) {
    this.shop = shop
    this.provider = provider
  }

  static async open(): Promise<PaymentShop> {
    const provider = new MemoryProvider()
    return new PaymentShop(await openTestShop(withProviders(provider)), provider)
  }

  /** Fills the stock again, resets the clock and leaves nothing to the reconciler. */
  async reset(): Promise<void> {
    const { shop, provider } = this
    shop.clock.now = NOON_DAY
    shop.logged.length = 0
    provider.isDown = false
    await shop.db.update(paymentAttempts).set({ next_check_at: null })
    await this.setStock(5)
  }

  line = (quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: this.shop.idOf('LAST'), quantity })

  /** An order of two pieces that waits for its payment; 3 stay in the stock. */
  async unpaid(checkoutId: string = crypto.randomUUID()): Promise<{ order: Order; payment: MemoryPayment }> {
    const order = await placeOrder(this.shop, [this.line(2)], { checkoutId, payment: 'stripe' })
    return { order, payment: this.provider.last }
  }

  later(milliseconds: number): void {
    const { clock } = this.shop
    clock.now = new Date(clock.now.getTime() + milliseconds)
  }

  async stock(): Promise<number | undefined> {
    const [row] = await this.shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, 'LAST'))
    return row?.stock
  }

  async setStock(stock: number): Promise<void> {
    await this.shop.db.update(products).set({ stock }).where(eq(products.sku, 'LAST'))
  }

  /** The shopper returns from the payment. */
  returns = ({ id }: Order) => this.shop.fetch(`/api/orders/${id}/settle`, post({}))

  read = (order: Order) => readOrder(this.shop, order)

  statusOf = async (order: Order) => (await this.read(order)).status

  /** The provider notifies the shop of a payment. */
  webhook = ({ attempt }: MemoryPayment, eventId?: string, signature?: string) =>
    this.notify(`session-${attempt.id}`, eventId, signature)

  notify(reference: string, eventId: string = crypto.randomUUID(), signature = 'valid'): Promise<Response> {
    const init = { method: 'POST', headers: { 'x-signature': signature }, body: `${eventId} ${reference}` }
    return this.shop.fetch('/api/payment-webhooks/stripe', init)
  }

  async attemptOf({ id }: Order) {
    const [attempt] = await this.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.order_id, id))
    return attempt
  }

  async eventsOf({ attempt }: MemoryPayment): Promise<string[]> {
    const events = await this.shop.db
      .select({ type: paymentEvents.type })
      .from(paymentEvents)
      .where(eq(paymentEvents.attempt_id, attempt.id))
      .orderBy(asc(paymentEvents.id))
    return events.map(({ type }) => type)
  }
}
