import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Deal } from '../../app/commerce/contract/deal'
import { loadCards } from '../catalogue/cards'
import { isNotGone } from '../catalogue/gone-sql'
import type { Database } from '../database/database'
import { deals } from '../database/schema/offers'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import type { Texts } from '../texts'
import { addDays, localDay, localMoment } from '../stores/local-day'

const TITLE: Texts = { sv: 'Dagens klipp', no: 'Dagens kupp', de: 'Angebot des Tages', da: 'Dagens fund' }

/** The time zones of all stores have the same clock, so the deal changes at the same midnight in each. */
const TIME_ZONE = 'Europe/Stockholm'
const DAY_MS = 86_400_000
/** Number of campaign products that take turns as the deal of the day. */
const ROTATION_SIZE = 60

/**
 * The current deal; null when nothing is reduced in the store. A planned deal takes precedence; on a day without one, the next of the
 * best-selling campaign products in stock becomes the deal. May write, so it needs the primary (decision 066).
 */
export async function currentDeal(db: Database, scope: Scope): Promise<Deal> {
  const deal = (await runningDeal(db, scope.now)) ?? (await startDealOfDay(db, scope.now))
  const [card] = deal === undefined ? [] : await loadCards(db, [deal.product_id], scope)
  const discount = card?.prices.c[0]?.d
  if (deal === undefined || card === undefined || discount === undefined) return null
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
    .select()
    .from(deals)
    .where(and(lte(deals.starts_at, now), gt(deals.expires_at, now), isNotGone(deals.product_id)))
    .orderBy(desc(deals.starts_at))
    .limit(1)
  return deal
}

async function startDealOfDay(db: Database, now: Date) {
  const rotation = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.stock, 0), inArray(products.id, campaignProducts(db, now))))
    .orderBy(sql`${products.rank} desc`, asc(products.id))
    .limit(ROTATION_SIZE)
  const today = localDay(now, TIME_ZONE)
  const next = rotation[Math.floor(Date.parse(today) / DAY_MS) % Math.max(1, rotation.length)]
  if (next === undefined) return undefined
  const window = { starts_at: localMoment(today, 0, TIME_ZONE), expires_at: localMoment(addDays(today, 1), 0, TIME_ZONE) }
  // An insert without effect is announced like any other, and would drop every page (decision 044).
  if (await hasDeal(db, window)) return undefined
  await db
    .insert(deals)
    .values({ ...window, product_id: next.id })
    .onConflictDoNothing()
  return runningDeal(db, now)
}

/** Whether a deal begins in the window: a planned one, or the day's own, which is over or was ended early. */
async function hasDeal(db: Database, { starts_at, expires_at }: Window): Promise<boolean> {
  const begins = and(gte(deals.starts_at, starts_at), lt(deals.starts_at, expires_at))
  const found = await db.select({ starts_at: deals.starts_at }).from(deals).where(begins).limit(1)
  return found.length > 0
}

type Window = Pick<typeof deals.$inferSelect, 'starts_at' | 'expires_at'>

function campaignProducts(db: Database, now: Date) {
  const at = now.toISOString()
  return db
    .select({ id: prices.product_id })
    .from(prices)
    .where(
      and(
        eq(prices.kind, 'c'),
        sql`(${prices.starts_at} is null or ${prices.starts_at} <= ${at}::timestamptz)`,
        sql`(${prices.ends_at} is null or ${prices.ends_at} > ${at}::timestamptz)`,
      ),
    )
}
