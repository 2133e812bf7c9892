import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { NamedDevice } from '../../app/commerce/contract/device'
import type { FacetedPage } from '../../app/commerce/contract/listing'
import type { SearchProduct } from '../../app/commerce/contract/product'
import { pageOf } from '../catalogue/paging'
import { loadCards } from '../catalogue/cards'
import { loadPage, pageWith, type Paging, windowOf } from '../catalogue/product-list'
import type { Database } from '../database/database'
import { allCounts } from '../facets/facet-sql'
import { facetsWithin, type CountedFacets } from '../facets/facet-statements'
import { facetWishes } from '../facets/facet-filter'
import type { Scope } from '../http/endpoints'
import { hits, perLanguage } from './hits'
import { findNamedDevice } from './named-device'
import { firstIds, idsBy, narrowedIdsBy } from './rank-hits'
import { queriesOf, settle } from './fallback-query'
import { toKeyQuery, type KnownWord } from './tsquery'
import { wholeSize } from './size-codes'
import { keyLexeme, partKey, quoted } from './tokenize'

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
    wishes > 0 ? null : naming.then((named) => firstCards(db, { ...asIs, ...strict, fits: named.fits }, asked, scope)),
  ])
  const terms = { ...asIs, ...queries, fits }
  const { words } = terms
  const counting: Promise<CountedFacets | null> =
    wishes > 0 || asked.facets !== 'false' ? facetsOfHits[scope.language](db, { words }, asked.f, scope) : Promise.resolve(null)
  const narrowed = wishes > 0 ? await counting : null
  const sort = asked.sort ?? 'popular'
  const total = narrowed?.total ?? hitsInAll
  const [page, counted] = await Promise.all([
    first === null
      ? loadPage(db, total, asked, scope, (window) =>
          narrowed === null
            ? idsBy[scope.language][sort](db).execute({ ...window, ...terms })
            : narrowedIdsBy[scope.language][sort](db).execute({ ...window, ...terms, ...narrowed.wishes }),
        )
      : pageWith(first, total, asked),
    counting,
  ])
  return { ...page, facets: asked.facets === 'false' ? [] : (counted?.facets ?? []), device, loosened }
}

/**
 * The page asked for, of the first hits by relevance: looked for while all are still being counted. Null in another order, and where
 * other hits might stand before these or they do not fill the page.
 */
async function firstCards(db: Database, terms: Terms, asked: Asked, scope: Scope): Promise<SearchProduct[] | null> {
  if ((asked.sort ?? 'popular') !== 'popular') return null
  const window = windowOf(pageOf(asked, Infinity), scope)
  const rows = await firstIds[scope.language](db).execute({ ...window, ...terms })
  const isWhole = rows.length === window.limit && rows.every(({ isAhead }) => isAhead)
  return isWhole
    ? loadCards(
        db,
        rows.map(({ id }) => id),
        scope,
      )
    : null
}
