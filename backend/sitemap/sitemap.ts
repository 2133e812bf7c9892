import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { ADDRESS_KINDS, type AddressKind, type SitemapFiles, type SitemapPage } from '../../app/commerce/contract/sitemap'
import { previewOf } from '../catalogue/pictures'
import type { Database } from '../database/database'
import type { Language } from '../../app/commerce/contract/languages'
import { LISTED_ROWS } from './listed-rows'

/** The protocol allows no more addresses in a file. A file covers as many ids, so that a row stays in its file. */
const IDS_PER_FILE = 50_000

/** Entries of one answer, about 200 kB. */
const PAGE_SIZE = 1000

/** The files that have entries, with their number and the time of the latest change (GET /api/sitemap-files). */
export async function sitemapFiles(db: Database): Promise<z.output<typeof SitemapFiles>> {
  const found: z.output<typeof SitemapFiles> = []
  for (const kind of ADDRESS_KINDS) {
    const rows = await db
      .select({
        language: sql<Language>`language`,
        file: sql<number>`(id - 1) / ${IDS_PER_FILE}::int + 1 as file`,
        entries: sql<number>`count(*)::int`,
        changed_at: sql<string>`max(changed_at)`,
      })
      .from(LISTED_ROWS[kind])
      .groupBy(sql`1, 2`)
      .orderBy(sql`1, 2`)
    found.push(...rows.map((row) => ({ ...row, kind, changed_at: new Date(row.changed_at).toISOString() })))
  }
  return found
}

type Asked = { kind: AddressKind; file: number; after?: number | undefined }

/** The entries of a file whose ids follow `after` (GET /api/sitemap). */
export async function sitemapPage(
  db: Database,
  { kind, file, after = 0 }: Asked,
  { language }: { language: Language },
): Promise<SitemapPage> {
  const last = Math.min(file, 40_000) * IDS_PER_FILE
  const rows = await db
    .select({
      id: sql<number>`id`,
      value: sql<string>`value`,
      changed_at: sql<string>`changed_at`,
      sku: sql<string | null>`sku`,
      picture_hash: sql<string | null>`picture_hash`,
    })
    .from(LISTED_ROWS[kind])
    .where(sql`language = ${language} and id > ${Math.max(after, last - IDS_PER_FILE)} and id <= ${last}`)
    .orderBy(sql`id`)
    .limit(PAGE_SIZE)
  return {
    entries: rows.map(({ value, changed_at, sku, picture_hash }) => ({
      value,
      changed_at: new Date(changed_at).toISOString(),
      image: sku === null || picture_hash === null ? null : previewOf({ sku, picture_hash }).url,
    })),
    next: rows.length < PAGE_SIZE ? null : (rows.at(-1)?.id ?? null),
  }
}
