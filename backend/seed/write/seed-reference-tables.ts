import type { Database } from '../../database/database'
import { plantRows } from '../../database/insert-rows'
import { attributes, attributeTexts, attributeWords } from '../../database/schema/attributes'
import { brands, brandTexts, tags, tagTexts } from '../../database/schema/brands'
import { categories, categoryTexts } from '../../database/schema/categories'
import { attributeRows } from './attribute-rows'
import { brandRows, tagRows } from './brand-rows'
import type { Ids } from './catalogue-ids'
import { categoryRows } from './category-rows'
import type { SeedCatalogue } from '../data/records'

/** Plants what products refer to: categories, brands, tags and attributes. */
export async function plantFrame(db: Database, catalogue: SeedCatalogue, ids: Ids): Promise<void> {
  const tree = categoryRows(catalogue.categories, ids)
  await plantRows(db, categories, tree.rows)
  await plantRows(db, categoryTexts, tree.texts)
  const makers = brandRows(catalogue.brands, ids)
  await plantRows(db, brands, makers.rows)
  await plantRows(db, brandTexts, makers.texts)
  const labels = tagRows(catalogue.tags, ids)
  await plantRows(db, tags, labels.rows)
  await plantRows(db, tagTexts, labels.texts)
  const kinds = attributeRows(catalogue.attributes)
  await plantRows(db, attributes, kinds.rows)
  await plantRows(db, attributeTexts, kinds.texts)
  await plantRows(db, attributeWords, kinds.words)
}
