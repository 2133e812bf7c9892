import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Deal } from '../../app/commerce/contract/deal'
import { loadCards } from '../catalogue/cards'
import type { Database } from '../database/database'
import { deals } from '../database/schema/offers'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import type { Texts } from '../texts'
import { addDays, localDay, localMoment } from '../stores/local-day'

const TITLE: Texts = { sv: 'Dagens klipp', no: 'Dagens kupp', de: 'Angebot des Tages', da: 'Dagens fund' }

/** The stores lie in zones that share their clock; the deal changes at this midnight for all of them. */
const ZONE = 'Europe/Stockholm'
const DAY = 86_400_000
const ROTA = 60

/**
 * The deal that runs now; null when nothing is reduced in the store. A deal planned by hand counts first; a day without one gets
 * the next product of the rota of campaigns.
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
    .where(and(lte(deals.starts_at, now), gt(deals.expires_at, now)))
    .orderBy(desc(deals.starts_at))
    .limit(1)
  return deal
}

async function startDealOfDay(db: Database, now: Date) {
  const rota = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.stock, 0), inArray(products.id, campaignProducts(db, now))))
    .orderBy(sql`${products.rank} desc`, asc(products.id))
    .limit(ROTA)
  const today = localDay(now, ZONE)
  const turn = rota[Math.floor(Date.parse(today) / DAY) % Math.max(1, rota.length)]
  if (turn === undefined) return undefined
  const window = { starts_at: localMoment(today, 0, ZONE), expires_at: localMoment(addDays(today, 1), 0, ZONE) }
  await db
    .insert(deals)
    .values({ ...window, product_id: turn.id })
    .onConflictDoNothing()
  return runningDeal(db, now)
}

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
