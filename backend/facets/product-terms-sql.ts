import { type SQL, sql } from 'drizzle-orm'
import { productAttributes } from '../database/schema/attributes'
import { facetTerms, productTerms } from '../database/schema/facets'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import { rangeTable } from './range-table-sql'
import { TERM_ID } from './term-ids'

/**
 * The facet terms of products as SQL: the precomputed ones, and stock and timed prices, which change while the shop sells. The
 * placeholders are those of FacetSelection, `store` and `now`.
 */

const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
const now = sql`${sql.placeholder('now')}::timestamptz`
const store = sql`${sql.placeholder('store')}::int`
const isNow = sql`(t.starts_at is null or t.starts_at <= ${now}) and (t.ends_at is null or t.ends_at > ${now})`

/** Rows (facet, value) of the selected values. */
export const selected = sql`(select * from unnest(${list('selectedFacets', 'text')}, ${list('selectedValues', 'text')}) as w(facet, value))`

/** Rows (id, term): the current price term of products with a price that has a start or an end. */
export const timedPrices = sql`(select c.product_id as id, k.id as term
  from (select t.product_id, min(t.p) filter (where ${isNow}) as price from ${prices} t
    where t.store_id = ${store} and t.q = 1 and t.product_id in (select product_id from ${prices}
      where store_id = ${store} and q = 1 and (starts_at is not null or ends_at is not null))
    group by t.product_id) c
  join ${rangeTable} on c.price >= r.low and c.price < r.high
  join ${facetTerms} k on k.facet = 'price' and k.value = r.key and k.store_id = ${store})`

/** The stock terms of a product. `s` is its row only where it is sold out, otherwise null. */
const stockTerms = sql`case when s.id is null then array[${sql.raw(String(TERM_ID.inStock))}]
  when s.back_order and not s.discontinued then array[${sql.raw(String(TERM_ID.onOrder))}] else '{}'::int[] end`

/** Rows (id, terms) of the products in the relation `base` (id). */
export const currentTerms = (base: SQL) => sql`(select b.id, p.terms || ${stockTerms} || coalesce(array[c.term], '{}') as terms
  from ${base} b join ${productTerms} p on p.product_id = b.id
    left join ${products} s on s.id = b.id and s.stock <= 0
    left join ${timedPrices} c on c.id = b.id)`

/** Rows (id, facet, value) of the products of `base` in custom ranges from the URL, which have no term. */
export const customRanges = (base: SQL) => sql`(with r as (
    select * from unnest(${list('rangeFacets', 'text')}, ${list('rangeKeys', 'text')}, ${list('froms', 'float8')}, ${list('tos', 'float8')})
      as r(facet, key, low, high))
  select b.id, r.facet, r.key as value from r join ${productAttributes} a on a.attribute_key = r.facet and a.number >= r.low
    and a.number < r.high join ${base} b on b.id = a.product_id
  union all
  select c.id, r.facet, r.key from r join (select b.id, min(t.p) as price from ${base} b join ${prices} t on t.product_id = b.id
      and t.store_id = ${store} and t.q = 1 and ${isNow} where 'price' = any(${list('rangeFacets', 'text')}) group by b.id) c
    on r.facet = 'price' and c.price >= r.low and c.price < r.high)`
