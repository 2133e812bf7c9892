import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { NamedDevice } from '../../app/commerce/contract/device'
import type { FacetedPage } from '../../app/commerce/contract/listing'
import { loadPage, type ListWindow, type Paging } from '../catalogue/product-list'
import type { Database } from '../database/database'
import { allCounts } from '../facets/facet-sql'
import { facetsWithin, type CountedFacets } from '../facets/facet-statements'
import { facetWishes } from '../facets/facet-filter'
import type { Scope } from '../http/endpoints'
import { hitCount, hits, perLanguage } from './hits'
import { findNamedDevice } from './named-device'
import { firstIds, idsBy, narrowedIdsBy } from './rank-hits'
import { toKeyQuery, toLooserQuery, toSearchQuery, type KnownWord } from './search-query'
import { keyLexeme, partKey, quoted } from './words'

/** From so many hits on it is cheaper to look for the first of them than to put all in order. */
const MANY = 400

const facetsOfHits = perLanguage((language) => facetsWithin(`search_${language}`, hits(language), allCounts(hits(language))))

type Asked = Paging & { f?: FacetFilter | undefined; facets?: 'false' | undefined }
type Terms = { words: string; exact: string; keys: string; key: string; whole: string; fits: number[] }

/** One page of the products that hold every word of the query, by relevance unless sorted, and the device the query names. */
export async function searchProducts(
  db: Database,
  text: string,
  understood: readonly KnownWord[],
  asked: Asked,
  scope: Scope,
): Promise<FacetedPage & { device: NamedDevice | null }> {
  const strict = toSearchQuery(understood, 'wide')
  const exact = toSearchQuery(understood, 'exact')
  const spoken = understood.map(({ word, instead }) =>
    instead.length === 1 && instead[0]?.length === 1 ? (instead[0][0] ?? word) : word,
  )
  const keys = toKeyQuery(spoken)
  if (strict === null || exact === null || keys === null) {
    return { ...(await loadPage(db, 0, asked, scope, () => Promise.resolve([]))), facets: [], device: null }
  }
  const [{ device, fits }, settled] = await Promise.all([findNamedDevice(db, spoken), settle(db, understood, strict, scope)])
  const { words, total: hitsInAll } = settled
  const key = partKey(text)
  const terms = { words, exact, keys, key, whole: quoted(keyLexeme(key)), fits }
  const isNarrowed = facetWishes(asked.f).narrowed > 0
  const counting: Promise<CountedFacets | null> =
    isNarrowed || asked.facets !== 'false' ? facetsOfHits[scope.language](db, { words }, asked.f, scope) : Promise.resolve(null)
  const narrowed = isNarrowed ? await counting : null
  const [page, counted] = await Promise.all([
    loadPage(db, narrowed?.total ?? hitsInAll, asked, scope, (window) =>
      narrowed === null
        ? idsOf(db, terms, hitsInAll, asked, window, scope)
        : narrowedIdsBy[scope.language][asked.sort ?? 'popular'](db).execute({ ...window, ...terms, ...narrowed.wishes }),
    ),
    counting,
  ])
  return { ...page, facets: asked.facets === 'false' ? [] : (counted?.facets ?? []), device }
}

/** The ids of a window of all hits; where there are many, found among the first of them if those are enough. */
async function idsOf(
  db: Database,
  terms: Terms,
  total: number,
  { sort = 'popular' }: Asked,
  window: ListWindow,
  { language }: Scope,
) {
  const given = { ...window, ...terms }
  if (sort === 'popular' && total > MANY) {
    const first = await firstIds[language](db).execute(given)
    if (first.length === window.limit && first.every(({ isAhead }) => isAhead)) return first
  }
  return idsBy[language][sort](db).execute(given)
}

/** The query that is answered, and its hits: where no product has all words, one that lets any of them go. Facets chosen do not count here. */
async function settle(db: Database, understood: readonly KnownWord[], strict: string, { language }: Scope) {
  const count = async (words: string) => ({ words, total: (await hitCount[language](db).execute({ words }))[0]?.total ?? 0 })
  const all = await count(strict)
  const looser = all.total > 0 ? null : toLooserQuery(understood)
  return looser === null ? all : count(looser)
}
