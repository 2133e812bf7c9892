import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { facetTerms } from '../database/schema/facets'
import { products } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { precomputeTerms } from '../facets/precompute-terms'

/** Number of products marked as popular: more than the hand-written catalogue has, and few enough to rank quickly. */
const POPULAR_COUNT = 4000

/** Computes the facet counts and the popular products, which are too slow to compute per request (decision 011). */
export async function precompute(db: Database): Promise<void> {
  await precomputeTerms(db)
  await markPopular(db)
}

/** Marks the search documents of the products that rank first among many hits. */
export async function markPopular(db: Database): Promise<void> {
  await db.execute(sql`update ${searchDocuments} set popular = true where not popular
    and product_id in (select id from ${products} order by rank desc, id limit ${POPULAR_COUNT})`)
}

/** Runs `precompute` for a database that was seeded by a version without it. */
export async function precomputeWhenMissing(db: Database): Promise<void> {
  const known = await db.select({ id: facetTerms.id }).from(facetTerms).limit(1)
  if (known.length > 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await precompute(tx)
  })
  await db.execute(sql`vacuum analyze`)
}
