import { and, eq, sql } from 'drizzle-orm'
import type { CampaignListing, ListingSort } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { prices } from '../database/schema/prices'
import { products, productTexts } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { isListed } from '../facets/listed-sql'
import { orderOf } from './listing-order'
import { loadPage, type Paging } from './product-list'

/** The id of the one campaign, which has all reduced products. It is stored with cart lines. */
const CAMPAIGN = 'campaign-prices'

/** Products with a campaign price in the store that is valid now. */
const inCampaign = sql`${products.id} in (
  select ${prices.product_id} from ${prices}
  where ${prices.store_id} = ${sql.placeholder('store')} and ${prices.kind} = 'c'
    and (${prices.starts_at} is null or ${prices.starts_at} <= ${sql.placeholder('now')}::timestamptz)
    and (${prices.ends_at} is null or ${prices.ends_at} > ${sql.placeholder('now')}::timestamptz)) and ${isListed(products.id, sql.placeholder('language'))}`

const campaignCount = statement((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(products)
    .where(inCampaign)
    .prepare('campaign_count'),
)

const idsInOrder = (sort: ListingSort) =>
  statement((db) =>
    db
      .select({ id: products.id })
      .from(products)
      .innerJoin(
        productTexts,
        and(eq(productTexts.product_id, products.id), eq(productTexts.language, sql.placeholder('language'))),
      )
      .where(inCampaign)
      .orderBy(...orderOf(sort))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`campaign_ids_${sort}`),
  )

const idsBy = {
  popular: idsInOrder('popular'),
  'price-asc': idsInOrder('price-asc'),
  'price-desc': idsInOrder('price-desc'),
  name: idsInOrder('name'),
  newest: idsInOrder('newest'),
}

/** One page of the products with a campaign price now. */
export async function loadCampaign(db: Database, paging: Paging, scope: Scope): Promise<CampaignListing> {
  const [counted] = await campaignCount(db).execute({
    language: scope.language,
    store: scope.store.id,
    now: scope.now.toISOString(),
  })
  const page = await loadPage(db, counted?.total ?? 0, paging, scope, (window) =>
    idsBy[paging.sort ?? 'popular'](db).execute(window),
  )
  return { ...page, campaign: CAMPAIGN }
}
