import { sql } from 'drizzle-orm'
import type { Database } from '../../backend/database/database'
import { CategoryListing } from '../../app/commerce/contract/listing'
import { DANISH } from '../../backend/tests/relevance/queries/danish'
import { GERMAN } from '../../backend/tests/relevance/queries/german'
import { NORWEGIAN } from '../../backend/tests/relevance/queries/norwegian'
import { SWEDISH } from '../../backend/tests/relevance/queries/swedish'
import { STORES } from '../../backend/stores/stores'
import type { Language } from '../../app/commerce/contract/languages'

/** Backend calls of one kind, as the shop sends them. */
export type Question = { name: string; paths: string[] }

type Ask = (path: string) => Promise<Response>

const TEXTS: Record<Language, string> = { sv: SWEDISH, no: NORWEGIAN, de: GERMAN, da: DANISH }
const store = (language: Language) => `locale=${language}&sid=${STORES.find((row) => row.language === language)?.id ?? 0}`

/** The calls to measure: queries that shoppers type, complete and while typing, and each kind of listing. */
export async function findQuestions(db: Database, ask: Ask): Promise<Question[]> {
  const queries = STORES.flatMap(({ language }) =>
    [
      ...new Set(
        TEXTS[language]
          .trim()
          .split('\n')
          .map((line) => line.split(' => ')[0] ?? ''),
      ),
    ].map((query) => ({ language, query })),
  )
  const typed = queries.flatMap(({ language, query }) =>
    Array.from({ length: Math.max(0, query.length - 1) }, (_, at) => ({ language, query: query.slice(0, at + 2).trim() })),
  )
  const some = queries.filter((_, at) => at % 4 === 0)
  const search = (more: string) => (asked: { language: Language; query: string }) =>
    `/api/products?${store(asked.language)}&nc=true&co=true${more}&query=${encodeURIComponent(asked.query)}`
  const categories = await db
    .select({ uri: sql<string>`t.uri`, depth: sql<number>`cardinality(t.hierarchy)` })
    .from(sql`category_texts t`)
    .where(sql`t.language = 'sv'`)
    .orderBy(sql`t.category_id`)
  const listing = (uri: string) => `/api/listings/category?${store('sv')}&uri=${encodeURIComponent(uri)}`
  const of = (depth: number) => categories.filter((row) => row.depth === depth).map(({ uri }) => listing(uri))
  const brands = await db.select({ slug: sql<string>`slug` }).from(sql`brands`)
  const narrowed = await Promise.all(categories.filter((_, at) => at % 6 === 0).map(({ uri }) => narrow(listing(uri), ask)))
  return [
    { name: 'suggestions as typed', paths: typed.filter((_, at) => at % 12 === 0).map(search('&facets=false&page_size=12')) },
    { name: 'suggestions, whole words', paths: queries.map(search('&facets=false&page_size=12')) },
    { name: 'search with facets', paths: some.map(search('')) },
    { name: 'search with facets, narrowed', paths: some.map(search('&f.stock=in&f.price=100-200')) },
    { name: 'listing with facets, level 1', paths: of(1) },
    { name: 'listing with facets, level 2', paths: of(2) },
    { name: 'listing with facets, level 3', paths: of(3) },
    { name: 'listing with facets, all levels', paths: categories.filter((_, at) => at % 2 === 0).map(({ uri }) => listing(uri)) },
    { name: 'listing narrowed by a facet', paths: narrowed.flat() },
    { name: 'listing by price, level 1 and 2', paths: [...of(1), ...of(2)].map((path) => `${path}&sort=price-asc`) },
    { name: 'listing, deep page, level 1 and 2', paths: [...of(1), ...of(2)].map((path) => `${path}&page=40`) },
    { name: 'brand listing with facets', paths: brands.map(({ slug }) => `/api/listings/brand?${store('sv')}&slug=${slug}`) },
  ]
}

/** A listing filtered by the most frequent value of its first facet, and by stock. */
async function narrow(path: string, ask: Ask): Promise<string[]> {
  const { facets } = CategoryListing.parse(await (await ask(path)).json())
  const [first] = facets
  const value = first?.values.toSorted((a, b) => b.count - a.count)[0]?.value
  return [`${path}&f.stock=in`, ...(value === undefined ? [] : [`${path}&f.${first?.key ?? ''}=${encodeURIComponent(value)}`])]
}
