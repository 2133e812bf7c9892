import { sql } from 'drizzle-orm'
import type { PackSize, SearchProduct } from '../../app/commerce/contract/product'
import { statement, type Database } from '../database/database'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { loadCards } from './cards'

/** The products of a group without attributes to choose by: the pack sizes of one article. */
const packRows = statement((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.group_id} = (select shown.group_id from ${products} as shown where shown.id = ${sql.placeholder('id')})
        and cardinality(${products.variation_attributes}) = 0`,
    )
    .prepare('pack_rows'),
)

/**
 * The pack sizes in which the article of a product is sold, that product included, smallest first; empty when there is one only.
 */
export async function packSizesOf(db: Database, id: number, scope: Scope): Promise<PackSize[]> {
  const rows = await packRows(db).execute({ id })
  if (rows.length < 2) return []
  const cards = await loadCards(
    db,
    rows.map((row) => row.id),
    scope,
  )
  return cards.flatMap(packSize).sort((a, b) => a.pack_size - b.pack_size)
}

function packSize(card: SearchProduct): PackSize[] {
  const { id: product_id, slug, name, orderable, stock_status, estimated_at, prices, vat, deposit, measure, pack_size } = card
  if (typeof pack_size !== 'number') return []
  const { group_id, discount_category } = card
  const size = {
    product_id,
    slug,
    name,
    orderable,
    stock_status,
    estimated_at,
    prices,
    vat,
    deposit,
    group_id,
    discount_category,
  }
  return [{ ...size, ...(measure ? { measure } : {}), pack_size }]
}
