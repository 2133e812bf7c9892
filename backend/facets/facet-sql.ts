import { type SQL, sql } from 'drizzle-orm'
import { attributes, attributeWords, devices, productAttributes, productFits } from '../database/schema/attributes'
import { brands } from '../database/schema/brands'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'

/**
 * The facets as SQL. `base` selects the `id` of every product of a listing or search, over placeholders of its own; those of
 * FacetWishes, `store` and `now` are added. All statements read the same facts, so that a count is what choosing the value yields.
 */

const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`
const now = sql`${sql.placeholder('now')}::timestamptz`
const wanted = sql`(select * from unnest(${list('wanted', 'text')}, ${list('wantedValues', 'text')}) as w(facet, value))`
const ranges = sql`(select * from unnest(${list('ranged', 'text')}, ${list('rangeKeys', 'text')}, ${list('froms', 'float8')},
  ${list('tos', 'float8')}) as r(facet, key, low, high))`

/** One row (id, facet, value) for all that can be said of the products of `base` in the facets `keys`. */
function facts(base: SQL, keys: SQL): SQL {
  return sql`select b.id, a.attribute_key as facet, coalesce(r.key, a.value, trim_scale(a.number)::text) as value
      from ${base} b join ${productAttributes} a on a.product_id = b.id and a.attribute_key = any(${keys})
      left join ${ranges} r on r.facet = a.attribute_key and a.number >= r.low and a.number < r.high
    union all
    select p.id, 'brand', m.slug from ${base} b join ${products} p on p.id = b.id join ${brands} m on m.id = p.brand_id
      where 'brand' = any(${keys})
    union all
    select p.id, 'stock', case when p.stock > 0 then 'in' else 'order' end from ${base} b join ${products} p on p.id = b.id
      where 'stock' = any(${keys}) and (p.stock > 0 or (p.back_order and not p.discontinued))
    union all
    select distinct b.id, 'fits', d.brand from ${base} b join ${productFits} f on f.product_id = b.id
      join ${devices} d on d.id = f.device_id where 'fits' = any(${keys})
    union all
    select c.id, 'price', r.key from (select b.id, min(t.p) as price from ${base} b join ${prices} t on t.product_id = b.id
        and t.store_id = ${sql.placeholder('store')} and t.q = 1 and (t.starts_at is null or t.starts_at <= ${now})
        and (t.ends_at is null or t.ends_at > ${now}) where 'price' = any(${keys}) group by b.id) c
      join ${ranges} r on r.facet = 'price' and c.price >= r.low and c.price < r.high`
}

/** The ids of `base` that meet the filter in every facet: for `where id in (...)`. */
export function matching(base: SQL): SQL {
  return sql`(select f.id from (${facts(sql`(${base})`, list('wanted', 'text'))}) f join ${wanted} w
    on w.facet = f.facet and w.value = f.value group by f.id having count(distinct f.facet) = ${sql.placeholder('narrowed')}::int)`
}

/**
 * Rows (facet, value, unit, word, shown, all). `shown` meets the filter of the other facets, `all` is without any; the row whose
 * facet is '' counts the products themselves, by every filter.
 */
export function facetCounts(base: SQL): SQL {
  return sql`(with base as materialized (${base}),
    facts as materialized (${facts(sql`base`, list('facets', 'text'))}),
    met as (select f.id, array_agg(distinct f.facet) as facets from facts f join ${wanted} w
      on w.facet = f.facet and w.value = f.value group by f.id),
    judged as (select b.id, coalesce(m.facets, '{}') as facets, coalesce(cardinality(m.facets), 0) as met
      from base b left join met m on m.id = b.id),
    counted as (
      select f.facet, f.value, count(*)::int as everyone, count(*) filter (where j.met = ${sql.placeholder('narrowed')}::int
        or (j.met = ${sql.placeholder('narrowed')}::int - 1 and f.facet = any(${list('wanted', 'text')})
          and not f.facet = any(j.facets)))::int as shown
      from facts f join judged j on j.id = f.id group by f.facet, f.value
      union all
      select '', '', count(*)::int, count(*) filter (where j.met = ${sql.placeholder('narrowed')}::int)::int from judged j)
    select c.*, a.unit, coalesce(w.word, m.name) as word from counted c
      left join ${attributes} a on a.key = c.facet
      left join ${attributeWords} w on w.attribute_key = c.facet and w.value = c.value and w.language = ${sql.placeholder('language')}
      left join ${brands} m on c.facet = 'brand' and m.slug = c.value) as facet_counts`
}
