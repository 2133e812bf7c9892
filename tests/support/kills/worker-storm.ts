import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { jobs } from '../../../backend/database/schema/jobs'
import { products } from '../../../backend/database/schema/products'
import { giftCardEntries } from '../../../backend/database/schema/gift-cards'
import { type JobRow, problemsOfDay } from './day-audit'
import { CARD_PIECES, liveThroughGiftCard } from './day-gift-card'
import { type DayOrder, ENDINGS, liveThroughOrder } from './day-order'
import { liveThroughRenewal } from './day-renewal'
import type { DayShop } from './day-shop'
import { providerBookings } from './provider-bookings'
import type { PassingCall } from './relay'
import { type Random, randomFrom } from './random'
import { startWorkerShop, type WorkerShop } from './worker-shop'

const WORKERS = 2
/** Number of customers per kill, so that there is work at each kill. */
const CUSTOMERS_PER_KILL = 0.6
const PAYMENTS = ['klarna', 'stripe', 'walley-b2c', 'invoice'] as const
/** Actions of the customers: half of them order goods. */
const LIVES = ['goods', 'goods', 'gift card', 'subscription'] as const
/** Milliseconds until a kill stops waiting for its moment and comes anyway. */
const MOMENT_TIMEOUT_MS = 3000
/** Milliseconds until all jobs are done after the last kill: longer than a lease and some retries. */
const DRAIN_TIMEOUT_MS = 120_000

/** When workers are killed: at any time, with a mail just handed over, or with a provider just asked or just answering. */
const MOMENTS = ['any time', 'mail handed over', 'provider asked', 'provider answered'] as const
export type KillMoment = (typeof MOMENTS)[number]

export type WorkerStorm = {
  orders: readonly DayOrder[]
  kills: ReadonlyMap<KillMoment, number>
  mails: number
  sentTwice: number
  leftToPeople: number
  problems: readonly string[]
}

/**
 * A day of orders while workers are killed; answers what went wrong by the mail server's, the
 * providers' and the shop's own records.
 */
export async function runWorkerStorm(count: number, seed: number, onKill: (done: number) => void): Promise<WorkerStorm> {
  const random = randomFrom(seed)
  const shop = await startWorkerShop(WORKERS, async (db) => {
    await db.update(products).set({ stock: 100_000 }).where(eq(products.sku, 'CR2032'))
  })
  try {
    const day: DayShop = { ...shop, fetch: (path, init) => fetch(shop.origin + withStore(path), init) }
    const living: Promise<DayOrder[]>[] = []
    const kills = new Map<KillMoment, number>()
    for (let done = 0; done < count; done += 1) {
      while (living.length < (done + 1) * CUSTOMERS_PER_KILL) {
        const life = live(day, random)
        life.catch(() => undefined)
        living.push(life)
      }
      const moment = await killOnce(shop, random)
      kills.set(moment, (kills.get(moment) ?? 0) + 1)
      onKill(done + 1)
    }
    const orders = (await Promise.all(living)).flat()
    const rows = await drained(shop)
    const bookings = await providerBookings(shop.simulatorFolder)
    const ledger = await shop.use((db) => db.select().from(giftCardEntries).orderBy(asc(giftCardEntries.id)))
    const { mails } = shop
    return { orders, kills, mails: mails.length, ...problemsOfDay({ orders, rows, bookings, ledger, mails }) }
  } finally {
    await shop.stop()
  }
}

function live(day: DayShop, random: Random): Promise<DayOrder[]> {
  const [life, ending, payment, pieces] = [
    random.pick(LIVES),
    random.pick(ENDINGS),
    random.pick(PAYMENTS),
    random.pick(CARD_PIECES),
  ]
  const isBack = ending === 'returned' || ending === 'refunded'
  if (life === 'subscription') return liveThroughRenewal(day)
  if (life === 'gift card') return liveThroughGiftCard(day, { pieces, ending: ending === 'returned' ? 'refunded' : ending })
  // Money of an invoice that was not paid cannot be given back.
  return liveThroughOrder(day, { payment, ending: payment === 'invoice' && isBack ? 'sent' : ending })
}

async function killOnce(shop: WorkerShop, random: Random): Promise<KillMoment> {
  const wanted = random.pick(MOMENTS)
  const moment = await reached(shop, wanted, random)
  // Which worker makes a call is unknown, so all are killed at that moment.
  const victims = moment === 'any time' ? [Math.floor(random.below(WORKERS))] : Array.from({ length: WORKERS }, (_, at) => at)
  await shop.kill(victims)
  shop.provider.clear()
  return moment
}

async function reached(shop: WorkerShop, wanted: KillMoment, random: Random): Promise<KillMoment> {
  if (wanted === 'any time') {
    await sleep(random.below(1500))
    return wanted
  }
  const sprung = wanted === 'mail handed over' ? mailHeard(shop) : shop.provider.set(changesMoney, momentOf(wanted)).sprung
  return Promise.race([sprung.then(() => wanted), sleep(MOMENT_TIMEOUT_MS, 'any time' as const)])
}

const mailHeard = (shop: WorkerShop) => new Promise<void>((resolve) => shop.onMail(resolve))
const momentOf = (wanted: KillMoment) => (wanted === 'provider asked' ? 'during' : 'answer')
const changesMoney = ({ method }: PassingCall) => method !== 'GET'

/** All jobs, once none waits any more. The pauses after failed attempts, which grow to an hour, are taken as over. */
async function drained(shop: WorkerShop): Promise<JobRow[]> {
  const isPaused = and(eq(jobs.state, 'waiting'), isNull(jobs.lease))
  await shop.use((db) => db.update(jobs).set({ due_at: new Date() }).where(isPaused))
  const read = () => shop.use((db) => db.select({ key: jobs.key, state: jobs.state, error: jobs.error }).from(jobs))
  const until = Date.now() + DRAIN_TIMEOUT_MS
  for (;;) {
    const rows = await read()
    if (rows.every(({ state }) => state !== 'waiting') || Date.now() > until) return rows
    await sleep(1000)
  }
}

const withStore = (path: string) => (path.includes('sid=') ? path : `${path}${path.includes('?') ? '&' : '?'}locale=sv&sid=7`)
