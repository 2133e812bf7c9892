import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { productAttributes, productFits, devices } from '../database/schema/attributes'
import { brands } from '../database/schema/brands'
import { facetTerms, listingTerms, productTerms } from '../database/schema/facets'
import { listingEntries } from '../database/schema/placement'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import { FACET_ORDER, RANGE_FACETS } from './facet-table'
import { rangeTable } from './range-table-sql'
import { TERM_ID } from './term-ids'

const list = (keys: readonly string[]) => sql`${`{${keys.join(',')}}`}::text[]`

/**
 * Writes the facet terms, the terms of each product, and the counts per listing (decision 011). Run it again when attributes,
 * brands, devices, prices or listings change; stock does not matter.
 */
export async function precomputeTerms(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`truncate ${facetTerms}, ${productTerms}, ${listingTerms}`)
    await tx.execute(sql`create temporary table facts on commit drop as ${facts()}`)
    await tx.execute(
      sql`insert into ${facetTerms} (id, facet, value, store_id) values (${TERM_ID.product}, '', '', null),
      (${TERM_ID.inStock}, 'stock', 'in', null), (${TERM_ID.onOrder}, 'stock', 'order', null)`,
    )
    await tx.execute(sql`insert into ${facetTerms} (id, facet, value, store_id)
    select ${TERM_ID.onOrder}::int + row_number() over (order by store_id, facet, value), facet, value, store_id
      from (select facet, value, store_id from facts union select 'price', r.key, s.id from stores s cross join ${rangeTable}) as all_terms`)
    await tx.execute(sql`analyze ${facetTerms}`)
    await tx.execute(sql`insert into ${productTerms} (product_id, terms)
    select f.product_id, array_agg(t.id) from facts f
      join ${facetTerms} t on t.facet = f.facet and t.value = f.value and t.store_id is not distinct from f.store_id
      group by f.product_id`)
    await tx.execute(sql`insert into ${listingTerms} (listing, term, count)
    select e.listing, term, count(*) from ${listingEntries} e join ${productTerms} p on p.product_id = e.product_id
      cross join unnest(${TERM_ID.product}::int || p.terms) as term group by e.listing, term`)
  })
}

/** Rows (product_id, facet, value, store_id) of everything that only a change of the catalogue changes. */
function facts(): SQL {
  return sql`select a.product_id, a.attribute_key as facet, coalesce(r.key, a.value, trim_scale(a.number)::text) as value, null::int as store_id
      from ${productAttributes} a
      left join ${rangeTable} on a.attribute_key = any(${list(RANGE_FACETS)}) and a.number >= r.low and a.number < r.high
      where a.attribute_key = any(${list(FACET_ORDER)})
    union all
    select p.id, 'brand', m.slug, null from ${products} p join ${brands} m on m.id = p.brand_id
    union all
    select distinct f.product_id, 'fits', d.brand, null::int from ${productFits} f join ${devices} d on d.id = f.device_id
    union all
    select c.product_id, 'price', r.key, c.store_id
      from (select t.product_id, t.store_id, min(t.p) as price from ${prices} t where t.q = 1 group by t.product_id, t.store_id
        having bool_and(t.starts_at is null and t.ends_at is null)) c
      join ${rangeTable} on c.price >= r.low and c.price < r.high`
}
