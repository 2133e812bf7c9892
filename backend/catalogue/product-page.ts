import { eq, and, sql } from 'drizzle-orm'
import type { Product } from '../../app/commerce/contract/product'
import { statement, type Database } from '../database/database'
import { attributeTexts } from '../database/schema/attributes'
import type { Scope } from '../http/endpoints'
import { documentsOf } from '../documents/documents-of'
import { notFound } from '../refusal'
import { withDrawing } from '../pictures/stored-drawing'
import { priceUntil } from '../pricing/price-until'
import { freightOfOne } from '../shipping/freight-of-one'
import { localDay } from '../stores/local-day'
import { beginningOn, wordedIntervals } from '../pricing/intervals'
import { alternatesOf } from './alternates'
import { loadTiers } from './card-queries'
import { groupMembers, loadCards } from './cards'
import { packSizesOf } from './pack-sizes'
import { imagesOf } from './pictures'
import { allAttributesOf, fitsOf, membersOf, productBySlug, productSlugs, tagsOf } from './product-queries'
import { withShownModel } from './shown-model'
import { safetyWarnings } from './safety'
import { upsellingIds } from './upselling'
import { formatValue } from '../stores/format-attributes'
import { makerOf } from './maker'

/** A product by its slug in the language, as its page shows it. Throws 404 for an unknown slug. */
export async function loadProduct(db: Database, slug: string, scope: Scope): Promise<Product> {
  const { language } = scope
  const [found] = await productBySlug(db).execute({ language, slug })
  if (found === undefined) throw notFound(`The product ${slug}`)
  const row = withDrawing(found)
  const { id } = row
  const [[card], attributes, fits, members, tags, slugs, upselling, names, tiers, packSizes] = await Promise.all([
    loadCards(db, [id], scope),
    allAttributesOf(db).execute({ language, id }),
    fitsOf(db).execute({ id }),
    membersOf(db).execute({ language, id }),
    tagsOf(db).execute({ language, id }),
    productSlugs(db).execute({ id }),
    upsellingIds(db, id),
    attributeNames(db).execute({ language, keys: row.variation_attributes }),
    loadTiers(db, [id], scope.store.id),
    packSizesOf(db, id, scope),
  ])
  if (card === undefined) throw notFound(`The product ${slug}`)
  const named = [...members.map((member) => member.product_id), ...(row.successor_id === null ? [] : [row.successor_id])]
  const others = new Map((await loadCards(db, named, scope)).map((other) => [other.id, other]))
  const isGrouped = card.group_id !== null && ![...card.variations, ...packSizes].some(({ product_id }) => product_id !== id)
  const chemistry = attributes.find(({ key }) => key === 'chemistry')?.value ?? null
  return {
    ...card,
    type: row.type,
    images: imagesOf(row, language),
    // A group with neither attributes to choose by nor pack sizes: its page points on to the others by their names (gone-sql.ts).
    variations: isGrouped ? await groupMembers(db, id, scope) : card.variations,
    variation_attributes: names,
    pack_sizes: packSizes,
    has_upselling: upselling.length > 0,
    subscription_intervals: beginningOn(
      wordedIntervals(row.subscription_intervals, language),
      localDay(scope.now, scope.store.timeZone),
    ),
    cross_selling_price: null,
    cross_selling_product_id: null,
    description: row.description,
    brand: row.brand,
    mpn: row.mpn,
    ean: row.ean,
    attributes: attributes.map((value) => ({ key: value.key, name: value.name, value: formatValue(value, language) })),
    fits: fits.map((device) => withShownModel(device, language)),
    members: members.flatMap(({ product_id, quantity, manufacturer, gone }) => {
      const product = others.get(product_id)
      return product === undefined ? [] : { quantity, product, gone, manufacturer: makerOf(manufacturer, language) }
    }),
    tags,
    documents: documentsOf(row, language),
    manufacturer: {
      ...makerOf(row.manufacturer, language),
      safety: safetyWarnings([{ ...row, chemistry }, ...members.map(withDrawing)], language),
    },
    freight: freightOfOne(row, scope.store, scope.now),
    price_until: priceUntil(tiers, scope.now)?.toISOString() ?? null,
    successor: (row.successor_id === null ? undefined : others.get(row.successor_id)) ?? null,
    alternates: alternatesOf(slugs),
    gone_in: slugs.filter(({ gone }) => gone).map((slug) => slug.language),
  }
}

const attributeNames = statement((db) =>
  db
    .select({ key: attributeTexts.attribute_key, name: attributeTexts.name })
    .from(attributeTexts)
    .where(
      and(
        eq(attributeTexts.language, sql.placeholder('language')),
        sql`${attributeTexts.attribute_key} = any(${sql.placeholder('keys')}::text[])`,
      ),
    )
    .prepare('attribute_names'),
)
