import { type SQL, sql } from 'drizzle-orm'
import { isListed, isUnlisted } from './listed-sql'
import { attributes, attributeWords } from '../database/schema/attributes'
import { brands } from '../database/schema/brands'
import { facetTerms, listingTerms, productTerms } from '../database/schema/facets'
import { listingEntries } from '../database/schema/placement'
import { products } from '../database/schema/products'
import { TERM_ID } from './term-ids'
import { timedPrices, currentTerms, customRanges, selected } from './product-terms-sql'

/**
 * The facets as SQL. `base` selects the `id` of every product of a listing or search and may have placeholders; those of
 * FacetSelection, `store`, `now` and `language` are added. All statements read the same terms, so that a count is exactly what
 * choosing the value yields. Each returns rows (facet, value, everyone, shown, unit, word): `everyone` counts without any filter,
 * `shown` with the filter of the other facets. The row whose facet is '' counts the products, with the whole filter.
 */

const selectedCount = sql`${sql.placeholder('selectedCount')}::int`
const language = sql.placeholder('language')
const product = sql.raw(String(TERM_ID.product))

/**
 * CTEs over `base`: `told` (id, terms), `typed` (id, facet, value) for custom ranges, and `met` (id,
 * facets) with the facets a product meets.
 */
const filterCtes = (
  base: SQL,
) => sql`base as materialized (${base}), told as materialized ${currentTerms(sql`base`)}, typed as ${customRanges(sql`base`)},
  met as (select m.id, array_agg(distinct m.facet) as facets from (
      select t.id, k.facet from ${selected} w join ${facetTerms} k on k.facet = w.facet and k.value = w.value
        and (k.store_id is null or k.store_id = ${sql.placeholder('store')}::int) join told t on k.id = any(t.terms)
      union all
      select y.id, y.facet from typed y join ${selected} w on w.facet = y.facet and w.value = y.value) m group by m.id)`

/** The ids of `base` that meet the filter in every facet: for `where id in (...)`. */
export function matching(base: SQL): SQL {
  return sql`(with ${filterCtes(base)} select id from met where cardinality(facets) = ${selectedCount})`
}

/** The facets of `base` with the filter. */
export function filteredCounts(base: SQL): SQL {
  return withLabels(sql`with ${filterCtes(base)},
    judged as (select t.id, ${product} || t.terms as terms, coalesce(m.facets, '{}') as facets,
        coalesce(cardinality(m.facets), 0) as met from told t left join met m on m.id = t.id),
    counted as (select term, j.facets, j.met, count(*)::int as products from judged j cross join unnest(j.terms) as term
      group by term, j.facets, j.met)
    select k.facet, k.value, sum(c.products)::int as everyone, coalesce(sum(c.products) filter (where c.met = ${selectedCount}
        or (c.met = ${selectedCount} - 1 and k.facet in (select facet from ${selected} w) and not k.facet = any(c.facets))), 0)::int as shown
      from counted c join ${facetTerms} k on k.id = c.term and (k.store_id is null or k.store_id = ${sql.placeholder('store')}::int)
      group by k.facet, k.value
    union all
    select y.facet, y.value, count(*)::int, count(*) filter (where j.met = ${selectedCount}
        or (j.met = ${selectedCount} - 1 and not y.facet = any(j.facets)))::int
      from typed y join judged j on j.id = y.id group by y.facet, y.value`)
}

/** The facets of `base` without a filter. */
export function allCounts(base: SQL): SQL {
  return withLabels(
    toFacetValues(sql`select term, count(*)::int as products from ${currentTerms(sql`(${base})`)} t
    cross join unnest(${product} || t.terms) as term group by term`),
  )
}

/**
 * The facets of the listing of the placeholder `listing` without a filter, from the precomputed counts less the
 * products that the language does not list.
 */
export function listingCounts(): SQL {
  const entries = sql`${listingEntries} e`
  const inIt = sql`e.listing = ${sql.placeholder('listing')}`
  return withLabels(sql`with derived as (select term, count as products from ${listingTerms} l where l.listing = ${sql.placeholder('listing')}),
    sold_out as (select count(*)::int as products, (count(*) filter (where s.back_order and not s.discontinued))::int as on_order
      from ${entries} join ${products} s on s.id = e.product_id and s.stock <= 0 where ${inIt} and ${isListed(sql`e.product_id`, language)}),
    unlisted as (select term, count(*)::int as products from ${entries} join ${productTerms} p on p.product_id = e.product_id
      cross join unnest(${product} || p.terms) as term where ${inIt} and ${isUnlisted(sql`e.product_id`, language)} group by term)
    ${toFacetValues(sql`select term, products from derived
      union all select term, -products from unlisted
      union all select ${sql.raw(String(TERM_ID.inStock))}, d.products - s.products - coalesce((select products from unlisted where term = ${product}), 0)
        from derived d cross join sold_out s where d.term = ${product}
      union all select ${sql.raw(String(TERM_ID.onOrder))}, on_order from sold_out
      union all select c.term, count(*)::int from ${timedPrices} c join ${entries} on e.product_id = c.id and ${inIt}
        where ${isListed(sql`c.id`, language)} group by c.term`)}`)
}

/** Sums counted terms (term, products) per facet value. A term may occur in several rows. */
const toFacetValues = (
  counted: SQL,
) => sql`select k.facet, k.value, sum(c.products)::int as everyone, sum(c.products)::int as shown
  from (${counted}) c join ${facetTerms} k on k.id = c.term and (k.store_id is null or k.store_id = ${sql.placeholder('store')}::int)
  group by k.facet, k.value having sum(c.products) > 0`

const withLabels = (counted: SQL) => sql`(select c.*, a.unit, coalesce(w.word, m.name) as word from (${counted}) c
  left join ${attributes} a on a.key = c.facet
  left join ${attributeWords} w on w.attribute_key = c.facet and w.value = c.value and w.language = ${language}
  left join ${brands} m on c.facet = 'brand' and m.slug = c.value) as facet_counts`
