import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { facetTerms } from '../database/schema/facets'
import { products } from '../database/schema/products'
import { searchDocuments } from '../database/schema/search'
import { deriveTerms } from '../facets/precompute-terms'

/** How many products count as popular: more than the catalogue written by hand has, and few enough to rank in a moment. */
const POPULAR = 4000

/** Notes what can be worked out from a catalogue and is too slow to be worked out for each page. */
export async function derive(db: Database): Promise<void> {
  await deriveTerms(db)
  await db.execute(sql`update ${searchDocuments} set popular = true where not popular
    and product_id in (select id from ${products} order by rank desc, id limit ${POPULAR})`)
}

/** The same for a shop that was planted by a version that noted nothing yet. */
export async function deriveWhenMissing(db: Database): Promise<void> {
  const known = await db.select({ id: facetTerms.id }).from(facetTerms).limit(1)
  if (known.length > 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await derive(tx)
  })
  await db.execute(sql`vacuum analyze`)
}
