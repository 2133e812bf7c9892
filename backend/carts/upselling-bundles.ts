import { sql } from 'drizzle-orm'
import type { CartItemRequest } from '../../app/commerce/contract/cart'
import { statement, type Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { productRelations, products, setMembers } from '../database/schema/products'

/** The pairs of a product and an upselling offer with it, by bundleKey. */
export type Bundles = ReadonlySet<string>

/** The key of an offer: the product just added, and the offered product. */
export const bundleKey = (bundle: number, id: number): string => `${bundle} ${id}`

const named = sql`select 1 from ${productRelations}
  where ${productRelations.product_id} = bundle.id and ${productRelations.kind} = 'upselling'`

/**
 * The upselling offers with a product (catalogue/upselling.ts): its relations of that kind; if it has none, the
 * sets that contain it and its variations.
 */
const bundleRows = statement((db) =>
  db
    .select({ bundle: sql<number>`bundle.id`, id: products.id })
    .from(products)
    .innerJoin(sql`${products} as bundle`, sql`bundle.id <> ${products.id}`)
    .where(
      sql`bundle.id = any(${sql.placeholder('bundles')}::int[]) and ${products.id} = any(${sql.placeholder('ids')}::int[])
        and (exists (${named} and ${productRelations.related_id} = ${products.id})
          or not exists (${named}) and (bundle.group_id = ${products.group_id} or exists (
            select 1 from ${setMembers} where ${setMembers.set_id} = ${products.id} and ${setMembers.product_id} = bundle.id)))`,
    )
    .prepare('upselling_bundles'),
)

/** The bundles that the cart's lines can be tied to. Without such lines no query is made. */
export async function loadBundles(db: Database, items: readonly CartItemRequest[]): Promise<Bundles> {
  const tied = items.filter((item) => canBeId(item.product_id) && canBeId(item.upselling_bundle_id ?? Number.NaN))
  if (tied.length === 0) return new Set()
  const ids = tied.map((item) => item.product_id)
  const bundles = tied.map((item) => item.upselling_bundle_id)
  const rows = await bundleRows(db).execute({ ids, bundles })
  return new Set(rows.map((row) => bundleKey(row.bundle, row.id)))
}
