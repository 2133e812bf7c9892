import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import { statement } from '../database/database'
import { categories, categoryTexts } from '../database/schema/categories'
import { listingTerms } from '../database/schema/facets'
import { listingEntries } from '../database/schema/placement'
import { products } from '../database/schema/products'
import { TERM_ID } from '../facets/term-ids'
import { hasListed, isListed, isUnlisted } from '../facets/listed-sql'

const columns = {
  id: categories.id,
  parent_id: categories.parent_id,
  icon: categories.icon,
  show_in_menu: categories.show_in_menu,
  name: categoryTexts.name,
  slug: categoryTexts.slug,
  uri: categoryTexts.uri,
  hierarchy: categoryTexts.hierarchy,
}

const inLanguage = and(eq(categoryTexts.category_id, categories.id), eq(categoryTexts.language, sql.placeholder('language')))

const hasSharedName = sql<boolean>`exists (select from ${categoryTexts} other where other.language = ${categoryTexts.language}
  and other.name = ${categoryTexts.name} and other.category_id <> ${categoryTexts.category_id})`

export const allCategories = statement((db) =>
  db
    .select(columns)
    .from(categories)
    .innerJoin(categoryTexts, inLanguage)
    .orderBy(asc(categories.position))
    .prepare('all_categories'),
)

/** The best-selling product of each main category in the menu, whose picture represents the category. */
export const categoryPictures = statement((db) =>
  db
    .select({ id: categories.id, sku: products.sku, picture_hash: products.picture_hash })
    .from(categories)
    .innerJoin(
      products,
      sql`${products.id} = (select e.product_id from ${listingEntries} e where e.listing = 'category/' || ${categories.id} and ${isListed(sql`e.product_id`, sql.placeholder('language'))}
        order by e.rank desc limit 1)`,
    )
    .where(and(isNull(categories.parent_id), eq(categories.show_in_menu, true)))
    .prepare('category_faces'),
)

export const categoryByUri = statement((db) =>
  db
    .select({ ...columns, description: categoryTexts.description, shared_name: hasSharedName })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.category_id))
    .where(and(eq(categoryTexts.language, sql.placeholder('language')), eq(categoryTexts.uri, sql.placeholder('uri'))))
    .prepare('category_by_uri'),
)

/** The categories with these uris, an ancestor before its descendants. */
export const categoriesByUris = statement((db) =>
  db
    .select({ name: categoryTexts.name, uri: categoryTexts.uri, show_in_menu: categories.show_in_menu })
    .from(categoryTexts)
    .innerJoin(categories, eq(categories.id, categoryTexts.category_id))
    .where(
      and(
        eq(categoryTexts.language, sql.placeholder('language')),
        sql`${categoryTexts.uri} = any(${sql.placeholder('uris')}::text[])`,
      ),
    )
    .orderBy(sql`length(${categoryTexts.uri})`)
    .prepare('categories_by_uris'),
)

/** The direct children of a category, with the number of products in each and its descendants. */
export const childCategories = statement((db) =>
  db
    .select({
      id: categories.id,
      name: categoryTexts.name,
      uri: categoryTexts.uri,
      icon: categories.icon,
      show_in_menu: categories.show_in_menu,
      count: sql<number>`coalesce((select l.count from ${listingTerms} l where l.term = ${TERM_ID.product}::int
        and l.listing = 'category/' || ${categories.id}), 0) - (select count(*)::int from ${listingEntries} e
          where e.listing = 'category/' || ${categories.id} and ${isUnlisted(sql`e.product_id`, sql.placeholder('language'))})`,
    })
    .from(categories)
    .innerJoin(categoryTexts, inLanguage)
    .where(eq(categories.parent_id, sql.placeholder('id')))
    .orderBy(asc(categories.position))
    .prepare('child_categories'),
)

/** The uri in each language, and whether the category has products there. */
export const categoryUris = statement((db) =>
  db
    .select({
      language: sql<Language>`${categoryTexts.language}`,
      value: categoryTexts.uri,
      listed: hasListed(sql`'category/' || ${categoryTexts.category_id}`, categoryTexts.language).mapWith(Boolean),
    })
    .from(categoryTexts)
    .where(eq(categoryTexts.category_id, sql.placeholder('id')))
    .prepare('category_uris'),
)
