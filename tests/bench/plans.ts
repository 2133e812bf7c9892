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

/** Below this PostgreSQL is right to read a whole small table; then only what no index could answer counts. */
const LARGE_FROM = 50_000

/** From the sixth time on the server may keep one plan for all values, so that is the one that counts. */
const UNTIL_SETTLED = 7

type Statement = { query: string; samples: unknown[][] }

/** The statements whose plan, as the server settles on it, reads a large table as a whole: `products in: select ...`. */
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

/** The large tables that a plan, wherever it stands in an answer, reads from end to end. */
function wholeReads(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const table = 'Relation Name' in node ? String(node['Relation Name']) : ''
  const isWhole = 'Node Type' in node && node['Node Type'] === 'Seq Scan' && LARGE.has(table)
  return [...(isWhole ? [table] : []), ...Object.values(node).flatMap(wholeReads)]
}

/** A value as it is written into SQL; the statement it goes to knows its type. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value))
    return quote(`{${value.map((member: unknown) => `"${plain(member).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`)
  return quote(plain(value))
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
