import { sql, type SQL } from 'drizzle-orm'
import type { AddressKind } from '../../app/commerce/contract/sitemap'
import { isNotGone } from '../facets/gone-sql'
import { hasListed, unlistedIds } from '../facets/listed-sql'

/**
 * The pages that search engines may list, a row for each language it has. Left out: what answers 410, categories that the menu
 * does not show, and listings without products in the language.
 */
export const LISTED_ROWS: Readonly<Record<AddressKind, SQL>> = {
  product: sql`(select p.id, t.language, t.slug as value, greatest(p.changed_at, t.changed_at, l.changed_at) as changed_at,
      p.sku, p.picture_hash
    from products p join product_texts t on t.product_id = p.id
    left join living_successors l on l.product_id = p.id and l.language = t.language and p.discontinued
    where ${isNotGone(sql`p.id`, sql`t.language`)}) as listed`,
  category: sql`(select c.id, t.language, t.uri as value, ${changedAt(sql`'category/' || c.id`)}, ${nothing()}
    from categories c join category_texts t on t.category_id = c.id
    where c.show_in_menu and ${hasListed(sql`'category/' || c.id`, sql`t.language`)}) as listed`,
  brand: sql`(select b.id, t.language, b.slug as value, ${changedAt(sql`'brand/' || b.id`)}, ${nothing()}
    from brands b join brand_texts t on t.brand_id = b.id
    where ${hasListed(sql`'brand/' || b.id`, sql`t.language`)}) as listed`,
  tag: sql`(select t.tag_id as id, t.language, t.slug as value, ${changedAt(sql`'tag/' || t.tag_id`)}, ${nothing()}
    from tag_texts t where ${hasListed(sql`'tag/' || t.tag_id`, sql`t.language`)}) as listed`,
  // The products that are not listed are found once a language: asked of each device, they take 2 to 4 s of the 3,447
  // devices of the seed in place of 60 ms.
  device: sql`(select d.id, s.language, d.key as value, greatest(d.changed_at, l.changed_at) as changed_at, ${nothing()}
    from stores s cross join lateral (select * from devices where devices.id in
      (select f.device_id from product_fits f where f.product_id not in (${unlistedIds(sql`s.language`)}))) as d
    left join listing_changes l on l.listing = 'device/' || d.id) as listed`,
  page: sql`(select p.id, t.language, t.path as value, t.changed_at, ${nothing()}
    from content_pages p join content_page_texts t on t.page_id = p.id) as listed`,
}

/** The latest change of the text of a listing (`t`) and of the products that it has. */
function changedAt(listing: SQL): SQL {
  return sql`greatest(t.changed_at, (select l.changed_at from listing_changes l where l.listing = ${listing})) as changed_at`
}

/** The columns of a picture, which only products have. */
function nothing(): SQL {
  return sql`null::text as sku, null::text as picture_hash`
}
