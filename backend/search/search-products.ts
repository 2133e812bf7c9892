import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { NamedDevice } from '../../app/commerce/contract/device'
import type { FacetedPage } from '../../app/commerce/contract/listing'
import { pageOf } from '../catalogue/paging'
import { type ListWindow, loadPage, type Paging, windowOf } from '../catalogue/product-list'
import type { Database } from '../database/database'
import { allCounts } from '../facets/facet-sql'
import { facetsWithin, type CountedFacets } from '../facets/facet-statements'
import { facetWishes } from '../facets/facet-filter'
import type { Scope } from '../http/endpoints'
import { hits, perLanguage } from './hits'
import { findNamedDevice } from './named-device'
import { firstIds, idsBy, narrowedIdsBy } from './rank-hits'
import { queriesOf, settle } from './settle'
import { toKeyQuery, type KnownWord } from './search-query'
import { wholeSize } from './size-digits'
import { keyLexeme, partKey, quoted } from './words'

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
): Promise<FacetedPage & { device: NamedDevice | null; loosened: boolean }> {
  const spoken = understood.map(({ word, meant }) => meant ?? word)
  const keys = toKeyQuery(spoken)
  const strict = queriesOf(understood)
  if (strict === null || keys === null) {
    return { ...(await loadPage(db, 0, asked, scope, () => Promise.resolve([]))), facets: [], device: null, loosened: false }
  }
  const key = wholeSize(partKey(text))
  const asIs = { keys, key, whole: quoted(keyLexeme(key)) }
  const { narrowed: wishes } = facetWishes(asked.f)
  const naming = findNamedDevice(db, spoken)
  const [{ device, fits }, { total: hitsInAll, loosened, ...queries }, first] = await Promise.all([
    naming,
    settle(db, understood, strict, () => naming.then(({ names }) => names), scope.language),
    wishes > 0 ? [] : naming.then((named) => firstOf(db, { ...asIs, ...strict, fits: named.fits }, asked, scope)),
  ])
  const terms = { ...asIs, ...queries, fits }
  const { words } = terms
  const counting: Promise<CountedFacets | null> =
    wishes > 0 || asked.facets !== 'false' ? facetsOfHits[scope.language](db, { words }, asked.f, scope) : Promise.resolve(null)
  const narrowed = wishes > 0 ? await counting : null
  const sort = asked.sort ?? 'popular'
  const [page, counted] = await Promise.all([
    loadPage(db, narrowed?.total ?? hitsInAll, asked, scope, async (window) => {
      if (narrowed !== null) return narrowedIdsBy[scope.language][sort](db).execute({ ...window, ...terms, ...narrowed.wishes })
      return areEnough(first, window) ? first : idsBy[scope.language][sort](db).execute({ ...window, ...terms })
    }),
    counting,
  ])
  return { ...page, facets: asked.facets === 'false' ? [] : (counted?.facets ?? []), device, loosened }
}

type FirstHit = { id: number; isAhead: boolean }

/** The window asked for, of the first hits by relevance: looked for while all are still being counted. None in another order. */
async function firstOf(db: Database, terms: Terms, asked: Asked, scope: Scope): Promise<FirstHit[]> {
  if ((asked.sort ?? 'popular') !== 'popular') return []
  return firstIds[scope.language](db).execute({ ...windowOf(pageOf(asked, Infinity), scope), ...terms })
}

/** Whether no other hit stands before these and they fill the window. */
const areEnough = (first: readonly FirstHit[], { limit }: ListWindow): boolean =>
  first.length === limit && first.every(({ isAhead }) => isAhead)
