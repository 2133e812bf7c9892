import { and, asc, eq, sql } from 'drizzle-orm'
import { canBeOrdered } from '../catalogue/orderable-sql'
import { statement } from '../database/database'
import { productRelations, products } from '../database/schema/products'

/** What would do in a product's place and can be ordered, best first. */
export const relatedRows = statement((db) =>
  db
    .select({ id: products.id, group_id: products.group_id })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.related_id))
    .where(and(eq(productRelations.product_id, sql.placeholder('id')), eq(productRelations.kind, 'related'), canBeOrdered))
    .orderBy(asc(productRelations.position))
    .prepare('related_rows'),
)
