import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { products } from '../../../backend/database/schema/products'
import { tokenOfAttempt } from '../../../backend/payments/attempts'
import { connectProviders } from '../../../backend/payments/providers'
import { reconcile } from '../../../backend/settlement/reconcile'
import { type Simulator, startSimulator } from '../../../backend/payments/simulator/start-simulator'
import { NOON_DAY } from '../../../backend/tests/test-shop'
import { type Backend, openBackend, openShop, type TestShop } from '../shop/open-shop'
import { Bank } from './bank'
import { openWebhookDoor, type WebhookDoor } from './webhook-door'

/** The goods of every purchase, with an odd price per piece, and their stock at its start. */
export const GOODS = [
  { sku: 'CR2032', quantity: 7 },
  { sku: 'LR6-24', quantity: 1 },
] as const
export const STOCK = 100

const MINUTE_MS = 60_000

/**
 * The built shop, its backend and the simulators of the payment providers. Shop and simulators talk over HTTP, webhooks
 * included. One clock, which moves only when it is told to, is the time of all; that of the providers is 5 minutes ahead,
 * as an order is older than its payment.
 */
export class PaymentWorld {
  private constructor(
    readonly backend: Backend,
    readonly shop: TestShop,
    readonly door: WebhookDoor,
    readonly bank: Bank,
    private readonly folder: string,
    private simulator: Simulator,
  ) {}

  static async open(): Promise<PaymentWorld> {
    const folder = await mkdtemp(join(tmpdir(), 'payments-'))
    const opened: { backend: Backend | null } = { backend: null }
    const now = () => opened.backend?.clock.now ?? NOON_DAY
    const simulator = await PaymentWorld.simulate(folder, now, 0)
    const tokenOf = async (id: string) => opened.backend && tokenOfAttempt(opened.backend.db, id)
    const providers = connectProviders({ env: {}, simulatorOrigin: simulator.origin, tokenOf, now })
    const backend = await openBackend(providers)
    opened.backend = backend
    const door = await openWebhookDoor()
    const shop = await openShop(backend, door.origin)
    door.handle = shop.handle
    return new PaymentWorld(backend, shop, door, new Bank(folder), folder, simulator)
  }

  private static simulate(folder: string, now: () => Date, port: number): Promise<Simulator> {
    return startSimulator({ folder, port, now: () => new Date(now().getTime() + 5 * MINUTE_MS), log: () => undefined })
  }

  /** Sets the clock back, fills the stock and forgets what was logged and delivered. */
  async reset(): Promise<void> {
    const { backend, shop, door } = this
    await this.deliverWebhooks()
    backend.clock.now = NOON_DAY
    for (const list of [backend.logged, shop.logged, door.arrived]) list.length = 0
    door.isLosing = false
    await this.setStock(STOCK)
  }

  later(minutes: number): void {
    const { clock } = this.backend
    clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS)
  }

  /** Delivers the webhooks that wait, also those whose time has not come. */
  deliverWebhooks = (): Promise<void> => this.simulator.flushWebhooks()

  /** Rounds of the reconciler until no attempt is due. */
  async reconcile(): Promise<void> {
    while ((await reconcile(this.backend.services)) > 0);
  }

  /** Carries something out while no provider can be reached. */
  async withoutProviders<T>(work: () => Promise<T>): Promise<T> {
    await this.simulator.stop()
    try {
      return await work()
    } finally {
      const port = Number(new URL(this.simulator.origin).port)
      this.simulator = await PaymentWorld.simulate(this.folder, () => this.backend.clock.now, port)
    }
  }

  async stock(): Promise<Record<string, number>> {
    const skus = GOODS.map(({ sku }) => sku)
    const rows = await this.backend.db
      .select({ sku: products.sku, stock: products.stock })
      .from(products)
      .where(inArray(products.sku, skus))
    return Object.fromEntries(rows.map(({ sku, stock }) => [sku, stock]))
  }

  async setStock(stock: number): Promise<void> {
    const skus = GOODS.map(({ sku }) => sku)
    await this.backend.db.update(products).set({ stock }).where(inArray(products.sku, skus))
  }

  async close(): Promise<void> {
    await this.simulator.stop()
    await this.door.stop()
    await this.backend.close()
    await rm(this.folder, { recursive: true })
  }
}
