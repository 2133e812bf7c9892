import { and, eq, sql } from 'drizzle-orm'
import type { BrandListing, TagListing } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { brands, brandTexts, tagTexts } from '../database/schema/brands'
import { notFound } from '../http/refusal'
import type { Language } from '../../app/commerce/contract/languages'
import { alternatesOf } from './alternates'

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

const tagSlugs = statement((db) =>
  db
    .select({ language: tagTexts.language, value: tagTexts.slug })
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
  return { id, heading: { ...heading, alternates: { sv: slug, no: slug, de: slug, da: slug } } }
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
  return { id, heading: { ...heading, alternates: alternatesOf(await tagSlugs(db).execute({ id })) } }
}
