import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { TIME_ZONE } from '../../app/commerce/contract/time-zone'
import type { Deal } from '../../app/commerce/contract/deal'
import { loadCards } from '../catalogue/cards'
import { canBeOrdered } from '../catalogue/orderable-sql'
import type { Database } from '../database/database'
import { deals } from '../database/schema/offers'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import type { Texts } from '../texts'
import { addDays, localDay, localMoment } from '../stores/local-day'

const TITLE: Texts = { sv: 'Dagens klipp', no: 'Dagens kupp', de: 'Angebot des Tages', da: 'Dagens fund' }

const DAY_MS = 86_400_000
/** Number of campaign products that take turns as the deal of the day. */
const ROTATION_SIZE = 60

/**
 * The current deal; null when nothing is reduced in the store, or the deal's product cannot be ordered any more. A planned
 * deal takes precedence; on a day without one, the next of the best-selling campaign products in stock becomes the deal, and
 * its campaign price ends with it; a store whose price has an end of its own has no deal that day (decision 098). May write,
 * so it needs the primary (decision 066).
 */
export async function currentDeal(db: Database, scope: Scope): Promise<Deal> {
  const deal = (await runningDeal(db, scope.now)) ?? (await startDealOfDay(db, scope.now))
  const [card] = deal === undefined ? [] : await loadCards(db, [deal.product_id], scope)
  const discount = card?.prices.c[0]?.d
  if (deal === undefined || card === undefined || discount === undefined) return null
  if (isOfTheDay(deal, scope.now) && (await hasOtherEnd(db, deal, scope))) return null
  return {
    title: TITLE[scope.language],
    product_name: card.name,
    product_slug: card.slug,
    discount,
    starts_at: deal.starts_at.toISOString(),
    expires_at: deal.expires_at.toISOString(),
  }
}

async function runningDeal(db: Database, now: Date) {
  const [deal] = await db
    .select(getTableColumns(deals))
    .from(deals)
    .innerJoin(products, eq(products.id, deals.product_id))
    .where(and(lte(deals.starts_at, now), gt(deals.expires_at, now), canBeOrdered))
    .orderBy(desc(deals.starts_at))
    .limit(1)
  return deal
}

const windowOf = (today: string): Window => ({
  starts_at: localMoment(today, 0, TIME_ZONE),
  expires_at: localMoment(addDays(today, 1), 0, TIME_ZONE),
})

/** Whether a running deal is the day's own. The shop plans the end of the price of any other itself. */
function isOfTheDay({ starts_at, expires_at }: Window, now: Date): boolean {
  const day = windowOf(localDay(now, TIME_ZONE))
  return starts_at.getTime() === day.starts_at.getTime() && expires_at.getTime() === day.expires_at.getTime()
}

/** Whether the campaign price of the deal in this store ends at another time than the deal. */
async function hasOtherEnd(db: Database, { product_id, expires_at }: typeof deals.$inferSelect, { store, now }: Scope) {
  const isOfStore = and(eq(prices.product_id, product_id), eq(prices.store_id, store.id), isRunning(now))
  return (await db.$count(prices, and(isOfStore, or(isNull(prices.ends_at), ne(prices.ends_at, expires_at))))) > 0
}

async function startDealOfDay(db: Database, now: Date) {
  const today = localDay(now, TIME_ZONE)
  const window = windowOf(today)
  // An insert without effect is announced like any other, and would drop every page (decision 044).
  if (await hasDeal(db, window)) return undefined
  const campaign = endingCampaign(now, window)
  const rotation = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.stock, 0), inArray(products.id, db.select({ id: prices.product_id }).from(prices).where(campaign))))
    .orderBy(sql`${products.rank} desc`, asc(products.id))
    .limit(ROTATION_SIZE)
  const next = rotation[Math.floor(Date.parse(today) / DAY_MS) % Math.max(1, rotation.length)]
  if (next === undefined) return undefined
  await db.transaction(async (tx) => {
    const started = await tx
      .insert(deals)
      .values({ ...window, product_id: next.id })
      .onConflictDoNothing()
      .returning({ id: deals.product_id })
    // Every page counts down to the end of the deal: a price that went on would make that a false
    // time limit (2005/29/EC, annex I no. 7).
    const ending = and(campaign, eq(prices.product_id, next.id), isNull(prices.ends_at))
    if (started.length > 0) await tx.update(prices).set({ ends_at: window.expires_at }).where(ending)
  })
  return runningDeal(db, now)
}

/** Whether a deal begins in the window: a planned one, or the day's own, which is over or was ended early. */
async function hasDeal(db: Database, { starts_at, expires_at }: Window): Promise<boolean> {
  const begins = and(gte(deals.starts_at, starts_at), lt(deals.starts_at, expires_at))
  const found = await db.select({ starts_at: deals.starts_at }).from(deals).where(begins).limit(1)
  return found.length > 0
}

type Window = Pick<typeof deals.$inferSelect, 'starts_at' | 'expires_at'>

/** Whether a price is a running campaign that can end with the window. One that has another end of its own keeps it. */
function endingCampaign(now: Date, { expires_at }: Window) {
  return and(isRunning(now), or(isNull(prices.ends_at), eq(prices.ends_at, expires_at)))
}

/** Whether a price is a running campaign. */
function isRunning(now: Date) {
  const hasBegun = or(isNull(prices.starts_at), lte(prices.starts_at, now))
  return and(eq(prices.kind, 'c'), hasBegun, or(isNull(prices.ends_at), gt(prices.ends_at, now)))
}
