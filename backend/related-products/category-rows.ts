import { and, eq, isNull, sql } from 'drizzle-orm'
import { statement } from '../database/database'
import { categories } from '../database/schema/categories'
import { productCategories } from '../database/schema/placement'

const among = sql`any(${sql.placeholder('ids')}::int[])`

/** The top-level categories among `ids`. */
export const topCategoriesAmong = statement((db) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .where(and(sql`${categories.id} = ${among}`, isNull(categories.parent_id)))
    .orderBy(categories.position)
    .prepare('top_categories_among'),
)

/** The main categories of products, the most frequent first. */
export const mainCategoriesOf = statement((db) =>
  db
    .select({ id: productCategories.category_id })
    .from(productCategories)
    .where(and(sql`${productCategories.product_id} = ${among}`, eq(productCategories.main, true)))
    .groupBy(productCategories.category_id)
    .orderBy(sql`count(*) desc`, productCategories.category_id)
    .prepare('main_categories_of'),
)
