import type { SearchProduct } from '../../app/commerce/contract/product'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import type { Scope } from '../http/endpoints'
import { freeFrom } from './free-from'
import { depositOf } from '../pricing/deposit'
import { currentPrices } from '../pricing/tiers'
import { vatOf } from '../pricing/vat'
import { localDay } from '../stores/local-day'
import { attributeRows, categoryRows, loadTiers, productRows, variationRows, type ProductRow } from './card-queries'
import { MEASURE_KEYS, measureIn } from './measure'
import { membersPrices } from './members-price'
import { thumbOf } from './pictures'
import { estimatedAt, isNotifyable, isOrderable, stockStatus } from './stock'
import { keyFacts, FACT_KEYS, formatValue } from '../stores/format-attributes'

/** The attribute that holds the number of pieces in a pack. */
const PACK_SIZE = 'pack-size'

/** Products as a list shows them, in the order of `ids`. Unknown ids are left out. */
export async function loadCards(db: Database, ids: readonly number[], scope: Scope): Promise<SearchProduct[]> {
  if (ids.length === 0) return []
  const { language, store, now } = scope
  const [rows, members, categories, tiers] = await Promise.all([
    productRows(db).execute({ language, ids }),
    variationRows(db).execute({ language, ids }),
    categoryRows(db).execute({ language, ids }),
    loadTiers(db, ids, store.id),
  ])
  const values = await formattedAttributes(db, [...rows, ...members], scope)
  const sets = rows.filter(({ type }) => type === PRODUCT_TYPE.set).map(({ id }) => id)
  const apart = await membersPrices(db, sets, scope)

  const categoriesOf = groupRows(categories, (category) => category.product_id)
  const tiersOf = groupRows(tiers, (tier) => tier.product_id)
  const today = localDay(now, store.timeZone)
  const cards = rows.map((row): SearchProduct => {
    const prices = currentPrices(tiersOf.get(row.id) ?? [], now)
    return {
      id: row.id,
      type: row.type,
      sku: row.sku,
      name: row.name,
      slug: row.slug,
      prefix: row.prefix,
      thumb: thumbOf(row),
      metadata: { decoration: row.decoration },
      categories: (categoriesOf.get(row.id) ?? []).map(({ product_id: _, ...category }) => category),
      orderable: isOrderable(row),
      notifyable: isNotifyable(row),
      stock_status: stockStatus(row),
      estimated_at: estimatedAt(row, today),
      variations: isChosen(row)
        ? members.filter((member) => member.group_id === row.group_id).map((member) => variation(member, values, today))
        : [],
      group_id: row.group_id,
      pack_size: packSizeOf(row, values.get(row.id) ?? []),
      measure: measureIn(values.get(row.id) ?? []),
      discount_category: row.discount_category,
      prices,
      vat: vatOf(row, store),
      deposit: depositOf(row, store),
      free_from: freeFrom(row, prices, store),
      members_price: apart.get(row.id) ?? null,
      score: row.score,
      review_count: row.review_count,
      facts: keyFacts(values.get(row.id) ?? []),
      successor: row.successor,
    }
  })
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type FormattedValue = { key: string; value: string; number: number | null }

/** Whether a product has to be chosen from its group. Without attributes to choose by, its group is that of its pack sizes. */
const isChosen = (row: Pick<ProductRow, 'variation_attributes'>): boolean => row.variation_attributes.length > 0

/** The pieces of a set differ, so none has a price of its own. */
function packSizeOf({ type }: ProductRow, values: readonly FormattedValue[]): number | null {
  return type === PRODUCT_TYPE.set ? null : (values.find(({ key }) => key === PACK_SIZE)?.number ?? null)
}

async function formattedAttributes(db: Database, rows: readonly ProductRow[], { language }: Scope) {
  const keys = [...new Set([PACK_SIZE, ...MEASURE_KEYS, ...FACT_KEYS, ...rows.flatMap((row) => row.variation_attributes)])]
  const ids = [...new Set(rows.map((row) => row.id))]
  const found = await attributeRows(db).execute({ language, ids, keys })
  const worded = found.map((row) => ({ ...row, value: formatValue(row, language) }))
  return groupRows(worded, (value) => value.product_id)
}

/** All products of a product's group, by id, with nothing but their names to choose by. */
export async function groupMembers(db: Database, id: number, { language, store, now }: Scope): Promise<Variation[]> {
  const rows = await variationRows(db).execute({ language, ids: [id] })
  return rows.map((row) => variation(row, new Map(), localDay(now, store.timeZone)))
}

type Variation = SearchProduct['variations'][number]

function variation(row: ProductRow, values: Map<number, FormattedValue[]>, today: string): Variation {
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
