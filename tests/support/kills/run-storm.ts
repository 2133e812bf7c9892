import { inArray } from 'drizzle-orm'
import { products } from '../../../backend/database/schema/products'
import { audit, type Findings, type Witness } from './audit'
import { BASKET, type KillShopper } from './kill-shopper'
import { reconcileLater } from './late-reconciler'
import { type ProviderPayment, providerPayments } from './provider-records'
import { randomFrom } from './random'
import { readBooks, readStock } from './read-books'
import type { Engine } from './shop-database'
import { startShop, type ShopProcesses } from './shop-processes'
import { type Kill, runKill, type Wave } from './storm'

/** Enough pieces for every shopper. */
const STOCK = 100_000
/** Witnesses who look at the same time. */
const MAX_CONCURRENT_ORDERS = 4

export type StormOptions = {
  engine: Engine
  kills: readonly Kill[]
  seed: number
  onWave?: (wave: Wave, shop: ShopProcesses) => void
}

/**
 * Everything that a storm has shown. `problems`: violations, shoppers who could not buy in a shop
 * that ran, and steps that were not reached.
 */
export type StormResult = {
  waves: readonly Wave[]
  orders: ReadonlyMap<string, string>
  payments: readonly ProviderPayment[]
  findings: Findings
  problems: readonly string[]
}

/** Starts a shop, kills its processes as planned, and checks its books and what its shoppers see. */
export async function runStorm({ engine, kills, seed, onWave }: StormOptions): Promise<StormResult> {
  const random = randomFrom(seed)
  let stockBefore: ReadonlyMap<number, number> = new Map()
  const shop = await startShop(engine, async (db) => {
    const skus = BASKET.map(([sku]) => sku)
    await db.update(products).set({ stock: STOCK }).where(inArray(products.sku, skus))
    stockBefore = await readStock(db)
  })
  try {
    const waves: Wave[] = []
    for (const [at, kill] of kills.entries()) {
      const wave = await runKill(shop, kill, `kill-${at}`, random)
      waves.push(wave)
      onWave?.(wave, shop)
    }
    await shop.pause()
    const books = await shop.database.use(async (db) => {
      await reconcileLater(db, shop.simulator.origin)
      return readBooks(db)
    })
    await shop.start()
    const witnesses = await look(waves.flatMap(({ shoppers }) => shoppers))
    const payments = await providerPayments(shop.simulatorFolder)
    const findings = audit({ ...books, payments, stockBefore }, witnesses)
    const orders = new Map(
      books.orders.filter(({ status }) => status === 'confirmed').map(({ email, number }) => [email, number]),
    )
    return { waves, orders, payments, findings, problems: [...problemsOf(waves), ...Object.values(findings).flat()] }
  } finally {
    await shop.stop()
  }
}

const problemsOf = (waves: readonly Wave[]) =>
  waves.flatMap(({ step, reached, troubles }) => [...(reached ? [] : [`"${step.name}" was not reached`]), ...troubles])

/** All shoppers come back and look. */
async function look(shoppers: readonly KillShopper[]): Promise<Witness[]> {
  const witnesses: Witness[] = []
  for (let from = 0; from < shoppers.length; from += MAX_CONCURRENT_ORDERS) {
    const group = shoppers.slice(from, from + MAX_CONCURRENT_ORDERS)
    const seen = group.map(async ({ email, approved, changedMind }, at) => {
      const sees = await group[at]?.look()
      return { email, approved, changedMind, sees: sees ?? { wrong: 'nothing' } }
    })
    witnesses.push(...(await Promise.all(seen)))
  }
  return witnesses
}
