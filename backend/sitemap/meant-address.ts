import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { AddressKind } from '../../app/commerce/contract/sitemap'
import { type Database, statement } from '../database/database'
import { notFound } from '../refusal'

const language = sql.placeholder('language')
const value = sql.placeholder('value')

/** The ids of each kind with their slug, uri, key or path; devices keep theirs for good. */
const ADDRESSES: Readonly<Record<AddressKind, SQL>> = {
  product: sql`(select product_id as id, slug as value from product_texts where language = ${language}) as addresses`,
  category: sql`(select category_id as id, uri as value from category_texts where language = ${language}) as addresses`,
  brand: sql`(select id, slug as value from brands where ${language}::text is not null) as addresses`,
  tag: sql`(select tag_id as id, slug as value from tag_texts where language = ${language}) as addresses`,
  device: sql`(select id, key as value from devices where ${language}::text is not null) as addresses`,
  page: sql`(select page_id as id, path as value from content_page_texts where language = ${language}) as addresses`,
}

const present = byKind(
  (kind) => (db: Database) =>
    db
      .select({ value: sql<string>`value` })
      .from(ADDRESSES[kind])
      .where(sql`value = ${value}`)
      .prepare(`present_${kind}`),
)

const former = byKind(
  (kind) => (db: Database) =>
    db
      .select({ value: sql<string>`addresses.value` })
      .from(ADDRESSES[kind])
      .innerJoin(sql`moved_addresses as moved`, sql`moved.row_id = addresses.id`)
      .where(sql`moved.kind = ${kind} and moved.language in (${language}, '') and moved.value = ${value}`)
      .prepare(`former_${kind}`),
)

function byKind<S>(build: (kind: AddressKind) => (db: Database) => S): Readonly<Record<AddressKind, (db: Database) => S>> {
  const of = (kind: AddressKind) => statement(build(kind))
  return {
    product: of('product'),
    category: of('category'),
    brand: of('brand'),
    tag: of('tag'),
    device: of('device'),
    page: of('page'),
  }
}

/**
 * The address that `asked` means: as it is, in small letters, or the present one of a row that had it before, the newest holder
 * of an address first (GET /api/meant-address). 404 when it means none.
 */
export async function meantAddress(
  db: Database,
  asked: { kind: AddressKind; language: Language; value: string },
): Promise<{ value: string }> {
  const { kind, language } = asked
  for (const value of new Set([asked.value, asked.value.toLowerCase()])) {
    for (const find of [present, former]) {
      const [row] = await find[kind](db).execute({ language, value })
      if (row !== undefined) return row
    }
  }
  throw notFound(`The address ${asked.value}`)
}
