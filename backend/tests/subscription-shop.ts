import { and, asc, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import { jobs } from '../database/schema/jobs'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { reconcile } from '../settlement/reconcile'
import { type Store, storeOf } from '../stores/stores'
import { endSubscription } from '../subscriptions/end-subscription'
import { renewSubscriptions } from '../renewals/renew'
import { MemoryProvider, withProviders } from './memory-provider'
import { nextWorkDay } from './next-work-day'
import { placeOrder } from './place-order'
import { openTestShop, type TestShop } from './test-shop'

const DAY_MS = 24 * 3600_000

/** A shop with a simulated clock whose subscriptions to CR2032 are paid at a provider in memory, or by invoice. */
export class SubscriptionShop {
  private constructor(
    readonly shop: TestShop,
    readonly provider: MemoryProvider,
  ) {}

  static async open(): Promise<SubscriptionShop> {
    const provider = new MemoryProvider()
    return new SubscriptionShop(await openTestShop(withProviders(provider)), provider)
  }

  /** Sets the clock, fills the stock and leaves no subscription of another test. */
  async reset(now: string): Promise<void> {
    const { shop, provider } = this
    await shop.db.delete(subscriptionRenewals)
    await shop.db.delete(subscriptions)
    await shop.db.delete(jobs)
    await this.setProduct({ stock: 5000, discontinued: false, starter_batteries: 0 })
    await this.shop.db.update(orders).set({ is_renewal: false })
    await this.setPrice(29)
    provider.payments.clear()
    provider.declinesCharges = null
    provider.isDown = false
    provider.losesAnswers = false
    shop.mails.length = 0
    shop.logged.length = 0
    shop.clock.now = new Date(now)
  }

  setProduct = (changes: Partial<typeof products.$inferInsert>) =>
    this.shop.db.update(products).set(changes).where(eq(products.sku, 'CR2032'))

  /** Orders a subscription, and pays it. */
  async subscribe(store: Pick<Store, 'id' | 'language'>, months: 1 | 3 = 1, payment: PaymentMethodId = 'stripe', quantity = 2) {
    const line = {
      uuid: crypto.randomUUID(),
      product_id: this.shop.idOf('CR2032'),
      quantity,
      subscription_interval: { id: months },
    }
    const order = await placeOrder(this.shop, [line], { payment, place: `locale=${store.language}&sid=${store.id}` })
    if (payment === 'stripe') {
      this.provider.pay(this.provider.last)
      await this.shop.fetch(`/api/orders/${order.id}/settle`, { method: 'POST', headers: JSON_BODY, body: '{}' })
    }
    return order
  }

  /** One round of the shop's own work, and its jobs. */
  async work(): Promise<void> {
    await renewSubscriptions(this.shop.services)
    await reconcile(this.shop.services)
    await runDueJobs(this.shop.services, jobRunner(this.shop.services))
  }

  /** Lets days pass, with the same time of day in UTC; the shop works on each of them. `each` runs before. */
  async days(count: number, each: (day: string) => Promise<void> | void = () => undefined): Promise<void> {
    for (let day = 0; day < count; day++) {
      this.shop.clock.now = new Date(this.shop.clock.now.getTime() + DAY_MS)
      await each(this.today())
      await this.work()
    }
  }

  /**
   * Lets days pass until one (ISO date) and its work are over. The shop works on the next day, on which it learns what the test
   * has changed, on the last, and on those between on which there is work.
   */
  async until(day: string): Promise<void> {
    if (this.today() < day) await this.days(1)
    while (this.today() < day) {
      const next = await nextWorkDay(this.shop.db, this.today())
      const skipped = Date.parse(next === null || next > day ? day : next) - Date.parse(this.today()) - DAY_MS
      this.shop.clock.now = new Date(this.shop.clock.now.getTime() + skipped)
      await this.days(1)
    }
  }

  today = (): string => this.shop.clock.now.toISOString().slice(0, 10)

  /** The deliveries after the first as orders, oldest first. */
  renewalOrders = () =>
    this.shop.db.select().from(orders).where(eq(orders.is_renewal, true)).orderBy(asc(orders.placed_at), asc(orders.store_id))

  renewals = () => this.shop.db.select().from(subscriptionRenewals).orderBy(asc(subscriptionRenewals.cycle))

  async subscription({ id }: Pick<Order, 'id'>) {
    const [found] = await this.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, id))
    if (found === undefined) throw new Error('There is no subscription')
    return found
  }

  subscriptions = () => this.shop.db.select().from(subscriptions)

  attemptsOf = (orderId: string) =>
    this.shop.db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.order_id, orderId))
      .orderBy(asc(paymentAttempts.created_at))

  /** Sets the price of one piece in Sweden. */
  setPrice = (p: number) =>
    this.shop.db
      .update(prices)
      .set({ p })
      .where(and(eq(prices.product_id, this.shop.idOf('CR2032')), eq(prices.q, 1), eq(prices.store_id, storeOf('sv').id)))

  async stock(): Promise<number | undefined> {
    const [row] = await this.shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, 'CR2032'))
    return row?.stock
  }

  /** The customer ends the subscription of an order. */
  async end(order: Pick<Order, 'id'>): Promise<void> {
    const { id, position } = await this.subscription(order)
    const ending = { reason: 'customer', at: this.shop.clock.now } as const
    await this.shop.db.transaction((tx) => endSubscription(tx, { id, position, order_id: order.id }, ending))
  }

  /** The types of the mails that were sent, oldest first. */
  mails = (): string[] => this.shop.mails.map(({ key }) => key.replace(/:.*/, ''))
}

const JSON_BODY = { 'content-type': 'application/json' }
