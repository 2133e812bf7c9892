import { and, eq, gt, sql } from 'drizzle-orm'
import type { ProductFeedPart } from '../../app/commerce/contract/product-feed'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { loadTiers } from '../catalogue/card-queries'
import { loadCards } from '../catalogue/cards'
import { previewOf } from '../catalogue/pictures'
import { type Database, statement } from '../database/database'
import { brands } from '../database/schema/brands'
import { categoryTexts } from '../database/schema/categories'
import { productCategories } from '../database/schema/placement'
import { products, productTexts } from '../database/schema/products'
import { groupRows } from '../database/group-rows'
import type { Scope } from '../http/endpoints'
import { priceUntil } from '../pricing/price-until'
import { withDrawing } from '../pictures/stored-drawing'
import { freightOfOne } from '../shipping/freight-of-one'

const PART_SIZE = 200

const language = sql.placeholder('language')

const feedRows = statement((db) =>
  db
    .select({
      id: products.id,
      type: products.type,
      sku: products.sku,
      picture_hash: products.picture_hash,
      mpn: products.mpn,
      ean: products.ean,
      weight_grams: products.weight_grams,
      drawing: products.drawing,
      brand: brands.name,
      description: productTexts.description,
      category: categoryTexts.hierarchy,
    })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.product_id, products.id), eq(productTexts.language, language)))
    .innerJoin(brands, eq(brands.id, products.brand_id))
    .leftJoin(productCategories, and(eq(productCategories.product_id, products.id), eq(productCategories.main, true)))
    .leftJoin(
      categoryTexts,
      and(eq(categoryTexts.category_id, productCategories.category_id), eq(categoryTexts.language, language)),
    )
    .where(
      and(
        gt(products.id, sql.placeholder('after')),
        sql`${products.type} <> ${PRODUCT_TYPE.giftCard}`,
        sql`not (${products.discontinued} and ${products.stock} <= 0)`,
      ),
    )
    .orderBy(products.id)
    .limit(PART_SIZE)
    .prepare('feed_rows'),
)

/** The products whose ids follow `after` (GET /api/product-feed). */
export async function productFeed(db: Database, after: number, scope: Scope): Promise<ProductFeedPart> {
  const rows = await feedRows(db).execute({ language: scope.language, after })
  const ids = rows.map(({ id }) => id)
  const [found, tiers] = await Promise.all([loadCards(db, ids, scope), loadTiers(db, ids, scope.store.id)])
  const cards = new Map(found.map((card) => [card.id, card]))
  const tiersOf = groupRows(tiers, (tier) => tier.product_id)
  return {
    products: rows.flatMap(({ id, sku, picture_hash, brand, mpn, ean, description, category, ...piece }) => {
      const card = cards.get(id)
      return card === undefined
        ? []
        : [
            {
              ...card,
              brand,
              mpn,
              ean,
              description,
              category: category ?? [],
              thumb: previewOf({ sku, picture_hash }),
              group_id: card.variations.length > 0 ? card.group_id : null,
              variation_values: card.variations.find(({ product_id }) => product_id === id)?.values ?? {},
              price_until: priceUntil(tiersOf.get(id) ?? [], scope.now)?.toISOString() ?? null,
              is_set: piece.type === PRODUCT_TYPE.set,
              freight: freightOfOne(withDrawing(piece), scope.store),
            },
          ]
    }),
    next: rows.length < PART_SIZE ? null : (rows.at(-1)?.id ?? null),
  }
}
