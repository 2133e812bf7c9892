import { and, asc, eq, sql } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import { statement } from '../database/database'
import { attributes, devices, productAttributes, productFits } from '../database/schema/attributes'
import { brands, tagTexts } from '../database/schema/brands'
import { productTags } from '../database/schema/placement'
import { livingSuccessors, products, productTexts, setMembers } from '../database/schema/products'
import { isGone } from '../facets/gone-sql'
import { wordedAttributes } from './worded-attributes'

const language = sql.placeholder('language')
const id = sql.placeholder('id')
const manufacturer = {
  name: brands.manufacturer_name,
  address: brands.manufacturer_address,
  country: brands.manufacturer_country,
  email: brands.manufacturer_email,
}

export const productBySlug = statement((db) =>
  db
    .select({
      id: products.id,
      sku: products.sku,
      name: productTexts.name,
      type: products.type,
      mpn: products.mpn,
      ean: products.ean,
      description: productTexts.description,
      variation_attributes: products.variation_attributes,
      subscription_intervals: products.subscription_intervals,
      successor_id: livingSuccessors.successor_id,
      weight_grams: products.weight_grams,
      drawing: products.drawing,
      picture_hash: products.picture_hash,
      brand: { name: brands.name, slug: brands.slug },
      manufacturer,
    })
    .from(productTexts)
    .innerJoin(products, eq(products.id, productTexts.product_id))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .leftJoin(livingSuccessors, and(eq(livingSuccessors.product_id, products.id), eq(livingSuccessors.language, language)))
    .where(and(eq(productTexts.language, language), eq(productTexts.slug, sql.placeholder('slug'))))
    .prepare('product_by_slug'),
)

/** The slug in each language, and whether its page is gone there. */
export const productSlugs = statement((db) =>
  db
    .select({
      language: sql<Language>`${productTexts.language}`,
      value: productTexts.slug,
      gone: isGone(productTexts.product_id, productTexts.language).mapWith(Boolean),
    })
    .from(productTexts)
    .where(eq(productTexts.product_id, id))
    .prepare('product_slugs'),
)

export const allAttributesOf = statement((db) =>
  wordedAttributes(db).where(eq(productAttributes.product_id, id)).orderBy(asc(attributes.position)).prepare('all_attributes_of'),
)

export const fitsOf = statement((db) =>
  db
    .select({ key: devices.key, type: devices.type, brand: devices.brand, model: devices.model })
    .from(productFits)
    .innerJoin(devices, eq(devices.id, productFits.device_id))
    .where(eq(productFits.product_id, id))
    .orderBy(asc(devices.brand), asc(devices.model))
    .prepare('fits_of'),
)

export const membersOf = statement((db) =>
  db
    .select({
      product_id: setMembers.product_id,
      quantity: setMembers.quantity,
      drawing: products.drawing,
      chemistry: productAttributes.value,
      manufacturer,
      gone: isGone(setMembers.product_id, language).mapWith(Boolean),
    })
    .from(setMembers)
    .innerJoin(products, eq(products.id, setMembers.product_id))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .leftJoin(
      productAttributes,
      and(eq(productAttributes.product_id, setMembers.product_id), eq(productAttributes.attribute_key, 'chemistry')),
    )
    .where(eq(setMembers.set_id, id))
    .orderBy(asc(setMembers.position))
    .prepare('members_of'),
)

export const tagsOf = statement((db) =>
  db
    .select({ name: tagTexts.name, slug: tagTexts.slug })
    .from(productTags)
    .innerJoin(tagTexts, and(eq(tagTexts.tag_id, productTags.tag_id), eq(tagTexts.language, language)))
    .where(eq(productTags.product_id, id))
    .orderBy(asc(tagTexts.name))
    .prepare('tags_of'),
)
