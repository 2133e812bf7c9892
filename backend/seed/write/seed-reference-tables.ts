import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { attributes, attributeTexts, attributeWords } from '../../database/schema/attributes'
import { brands, brandTexts, tags, tagTexts } from '../../database/schema/brands'
import { categories, categoryTexts } from '../../database/schema/categories'
import { attributeRows } from './attribute-rows'
import { brandRows, tagRows } from './brand-rows'
import type { Ids } from './catalogue-ids'
import { categoryRows } from './category-rows'
import type { SeedCatalogue } from '../data/records'

/** Seeds the tables that products refer to: categories, brands, tags and attributes. */
export async function seedReferenceTables(db: Database, catalogue: SeedCatalogue, ids: Ids): Promise<void> {
  const tree = categoryRows(catalogue.categories, ids)
  await insertRows(db, categories, tree.rows)
  await insertRows(db, categoryTexts, tree.texts)
  const makers = brandRows(catalogue.brands, ids)
  await insertRows(db, brands, makers.rows)
  await insertRows(db, brandTexts, makers.texts)
  const labels = tagRows(catalogue.tags, ids)
  await insertRows(db, tags, labels.rows)
  await insertRows(db, tagTexts, labels.texts)
  const kinds = attributeRows(catalogue.attributes)
  await insertRows(db, attributes, kinds.rows)
  await insertRows(db, attributeTexts, kinds.texts)
  await insertRows(db, attributeWords, kinds.words)
}
