import type { SearchProduct } from '../../app/commerce/contract/product'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import type { Scope } from '../http/endpoints'
import { currentPrices } from '../pricing/tiers'
import { vatOf } from '../pricing/vat'
import { localDay } from '../stores/local-day'
import { attributeRows, categoryRows, productRows, tierRows, variationRows, type ProductRow } from './card-queries'
import { thumbOf } from './pictures'
import { estimatedAt, isNotifyable, isOrderable, stockStatus } from './stock'
import { keyFacts, FACT_KEYS, formatValue } from './format-attributes'

/** Products as a list shows them, in the order of `ids`. Unknown ids are left out. */
export async function loadCards(db: Database, ids: readonly number[], scope: Scope): Promise<SearchProduct[]> {
  if (ids.length === 0) return []
  const { language, store, now } = scope
  const [rows, members, categories, tiers] = await Promise.all([
    productRows(db).execute({ language, ids }),
    variationRows(db).execute({ language, ids }),
    categoryRows(db).execute({ language, ids }),
    tierRows(db).execute({ ids, store: store.id }),
  ])
  const values = await formattedAttributes(db, [...rows, ...members], scope)

  const categoriesOf = groupRows(categories, (category) => category.product_id)
  const tiersOf = groupRows(tiers, (tier) => tier.product_id)
  const today = localDay(now, store.timeZone)
  const cards = rows.map((row): SearchProduct => {
    return {
      id: row.id,
      type: row.type,
      sku: row.sku,
      name: row.name,
      slug: row.slug,
      prefix: row.prefix,
      thumb: thumbOf(row),
      metadata: { decoration: row.decoration },
      categories: (categoriesOf.get(row.id) ?? []).map(({ id, name, uri, main }) => ({ id, name, uri, main })),
      orderable: isOrderable(row),
      notifyable: isNotifyable(row),
      stock_status: stockStatus(row),
      estimated_at: estimatedAt(row, today),
      variations: members.filter((member) => member.group_id === row.group_id).map((member) => variation(member, values, today)),
      group_id: row.group_id,
      discount_category: row.discount_category,
      prices: currentPrices(tiersOf.get(row.id) ?? [], now),
      vat: vatOf(row, store),
      score: row.score,
      review_count: row.review_count,
      facts: keyFacts(values.get(row.id) ?? []),
      successor: row.successor,
    }
  })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type FormattedValue = { key: string; value: string }

async function formattedAttributes(db: Database, rows: readonly ProductRow[], { language }: Scope) {
  const keys = [...new Set([...FACT_KEYS, ...rows.flatMap((row) => row.variation_attributes)])]
  const ids = [...new Set(rows.map((row) => row.id))]
  const found = await attributeRows(db).execute({ language, ids, keys })
  const worded = found.map((row) => ({ product_id: row.product_id, key: row.key, value: formatValue(row, language) }))
  return groupRows(worded, (value) => value.product_id)
}

function variation(row: ProductRow, values: Map<number, FormattedValue[]>, today: string): SearchProduct['variations'][number] {
  const own = (values.get(row.id) ?? []).filter((value) => row.variation_attributes.includes(value.key))
  return {
    product_id: row.id,
    slug: row.slug,
    name: row.name,
    values: Object.fromEntries(own.map((value) => [value.key, value.value])),
    stock_status: stockStatus(row),
    estimated_at: estimatedAt(row, today),
  }
}
