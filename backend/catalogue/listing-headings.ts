import { and, eq, sql } from 'drizzle-orm'
import type { BrandListing, TagListing } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { brands, brandTexts, tagTexts } from '../database/schema/brands'
import { notFound } from '../refusal'
import type { Language } from '../../app/commerce/contract/languages'
import { listingAlternatesOf } from './alternates'
import { hasListed } from '../facets/listed-sql'

const brandBySlug = statement((db) =>
  db
    .select({ id: brands.id, name: brands.name, slug: brands.slug, description: brandTexts.description })
    .from(brands)
    .innerJoin(brandTexts, and(eq(brandTexts.brand_id, brands.id), eq(brandTexts.language, sql.placeholder('language'))))
    .where(eq(brands.slug, sql.placeholder('slug')))
    .prepare('brand_by_slug'),
)

const tagBySlug = statement((db) =>
  db
    .select({ id: tagTexts.tag_id, name: tagTexts.name, slug: tagTexts.slug, description: tagTexts.description })
    .from(tagTexts)
    .where(and(eq(tagTexts.language, sql.placeholder('language')), eq(tagTexts.slug, sql.placeholder('slug'))))
    .prepare('tag_by_slug'),
)

/** A row for each language of the brand, and whether it has products there. */
const brandLanguages = statement((db) =>
  db
    .select({
      language: sql<Language>`${brandTexts.language}`,
      listed: hasListed(sql`'brand/' || ${brandTexts.brand_id}`, brandTexts.language).mapWith(Boolean),
    })
    .from(brandTexts)
    .where(eq(brandTexts.brand_id, sql.placeholder('id')))
    .prepare('brand_languages'),
)

/** The slug in each language, and whether the tag has products there. */
const tagSlugs = statement((db) =>
  db
    .select({
      language: sql<Language>`${tagTexts.language}`,
      value: tagTexts.slug,
      listed: hasListed(sql`'tag/' || ${tagTexts.tag_id}`, tagTexts.language).mapWith(Boolean),
    })
    .from(tagTexts)
    .where(eq(tagTexts.tag_id, sql.placeholder('id')))
    .prepare('tag_slugs'),
)

/** A brand by its slug, which is the same in all languages. Throws 404 for an unknown slug. */
export async function loadBrand(
  db: Database,
  language: Language,
  slug: string,
): Promise<{ id: number; heading: BrandListing['brand'] }> {
  const [row] = await brandBySlug(db).execute({ language, slug })
  if (row === undefined) throw notFound(`The brand ${slug}`)
  const { id, ...heading } = row
  const rows = await brandLanguages(db).execute({ id })
  return { id, heading: { ...heading, ...listingAlternatesOf(rows.map((one) => ({ ...one, value: slug }))) } }
}

/** A tag by its slug in the language. Throws 404 for an unknown slug. */
export async function loadTag(
  db: Database,
  language: Language,
  slug: string,
): Promise<{ id: number; heading: TagListing['tag'] }> {
  const [row] = await tagBySlug(db).execute({ language, slug })
  if (row === undefined) throw notFound(`The tag ${slug}`)
  const { id, ...heading } = row
  return { id, heading: { ...heading, ...listingAlternatesOf(await tagSlugs(db).execute({ id })) } }
}
