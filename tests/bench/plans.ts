import { sql } from 'drizzle-orm'
import type { Database } from '../../backend/database/database'

const LARGE = new Set([
  'products',
  'product_texts',
  'listing_entries',
  'search_documents',
  'product_attributes',
  'prices',
  'product_fits',
])

/** In tables with fewer rows a sequential scan is the right plan; there, only scans that no index could replace count. */
const LARGE_FROM = 50_000

/** PostgreSQL may switch to a generic plan at the sixth execution, so that plan is the one to check. */
const UNTIL_SETTLED = 7

type Statement = { query: string; samples: unknown[][] }

/** The statements whose final plan scans a large table, as `products in: select ...`. */
export async function checkPlans(db: Database, statements: readonly Statement[], size: number): Promise<string[]> {
  const offences: string[] = []
  for (const { query, samples } of statements.filter((one) => /^\s*\(?(select|with)/i.test(one.query))) {
    const read = new Set<string>()
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw('set local statement_timeout = 0'))
      await tx.execute(sql.raw(`set local enable_seqscan = ${size < LARGE_FROM ? 'off' : 'on'}`))
      await tx.execute(sql.raw(`prepare bench_plan as ${query}`))
      for (const params of [...samples, ...Array.from({ length: UNTIL_SETTLED }, () => samples[0] ?? [])]) {
        const values = params.length === 0 ? '' : `(${params.map(literal).join(', ')})`
        const answer: unknown = await tx.execute(sql.raw(`explain (format json) execute bench_plan${values}`))
        for (const table of wholeReads(answer)) read.add(table)
      }
      await tx.execute(sql.raw('deallocate bench_plan'))
    })
    if (read.size > 0) offences.push(`${[...read].join(', ')} in: ${query.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  return offences
}

/** The large tables that a plan, at any depth of the answer, scans sequentially. */
function wholeReads(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const table = 'Relation Name' in node ? String(node['Relation Name']) : ''
  const isWhole = 'Node Type' in node && node['Node Type'] === 'Seq Scan' && LARGE.has(table)
  return [...(isWhole ? [table] : []), ...Object.values(node).flatMap(wholeReads)]
}

/** A value as an SQL literal; the statement gives it its type. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return quote(`{${value.map((member: unknown) => `"${plain(member).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return quote(plain(value))
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
