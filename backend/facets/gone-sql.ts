import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** A language as SQL: a placeholder, a column or a literal. */
export type InLanguage = SQLWrapper | ReturnType<typeof sql.placeholder>

/**
 * Whether the page of the product with this id answers 410 in a language (`isGone` of app/product/is-gone.ts): discontinued and
 * sold out, with no living successor, variation or pack size that has a text there to point on to. Nothing leads to it: no
 * listing, count, search, finder, feed or sitemap. PostgreSQL plans `exists` as a join with the index of these products, which
 * are few; with `in`, the sorted ids of a brand took 1.4 ms in place of 0.4.
 */
export const isGone = (id: SQLWrapper, language: InLanguage): SQL => sql`exists (${goneIds(language)} and gone.id = ${id})`

/** The ids of these products. */
export const goneIds = (
  language: InLanguage,
): SQL => sql`select gone.id from products gone where gone.discontinued and gone.stock <= 0
  and not exists (select from living_successors l where l.product_id = gone.id and l.language = ${language})
  and not exists (select from products other join product_texts o on o.product_id = other.id and o.language = ${language}
    where other.group_id = gone.group_id and other.id <> gone.id)`

export const isNotGone = (id: SQLWrapper, language: InLanguage): SQL => sql`not ${isGone(id, language)}`
