import type { FacetFilter } from '../../app/commerce/contract/facet'
import type { Language } from '../../app/commerce/contract/languages'
import type { FacetedPage, SearchAnswer } from '../../app/commerce/contract/listing'
import type { SearchProduct } from '../../app/commerce/contract/product'
import { pageOf } from '../catalogue/paging'
import { loadCards } from '../catalogue/cards'
import { loadPage, pageWith, type Paging, windowOf } from '../catalogue/product-list'
import type { Database } from '../database/database'
import { allCounts } from '../facets/facet-sql'
import { deviceFacets } from '../facets/device-facets'
import { prepareFacets, type CountedFacets } from '../facets/facet-statements'
import { toFacetSelection } from '../facets/facet-filter'
import type { Scope } from '../http/endpoints'
import { hitIds, perLanguage } from './hits'
import { findNamedDevice } from './named-device'
import { firstIds, idsBy, filteredIdsBy } from './rank-hits'
import { toQueries, findQueryWithHits } from './fallback-query'
import { explainAnswer } from './explain-answer'
import { toKeyTsquery } from './tsquery'
import { type QueryWord, queryWords } from './query-words'
import { fullSizeCode, isBulbSize } from './size-codes'
import { keyLexeme, partKey, quoted } from './tokenize'
import { vehicleWords } from './vehicle-names'

const facetsOfHits = perLanguage((language) => prepareFacets(`search_${language}`, hitIds(language), allCounts(hitIds(language))))

type Asked = Paging & { f?: FacetFilter | undefined; facets?: 'false' | undefined }
type Terms = { words: string; exact: string; keys: string; key: string; whole: string; lamp: boolean; fits: number[] }

/**
 * One page of the products that match every word of the query, by relevance unless sorted, and the device that the query names.
 * Where nothing matches, looser queries are tried (`loosened`).
 */
export async function searchProducts(
  db: Database,
  text: string,
  words: readonly QueryWord[],
  asked: Asked,
  scope: Scope,
): Promise<FacetedPage & Pick<SearchAnswer, 'device' | 'loosened' | 'unmatched' | 'answered'>> {
  const corrected = words.map(({ word, correction }) => correction ?? word)
  const keys = toKeyTsquery(corrected)
  const strict = toQueries(words)
  if (strict === null || keys === null) {
    const nothing = await loadPage(db, 0, asked, scope, () => Promise.resolve([]))
    return { ...nothing, facets: [], device: null, loosened: false, unmatched: [], answered: '' }
  }
  const key = fullSizeCode(partKey(text))
  const keyTerms = { keys, key, whole: quoted(keyLexeme(key)), lamp: isBulbSize(key) }
  const { selectedCount } = toFacetSelection(asked.f)
  const naming = nameDevice(db, text, corrected, scope.language)
  const [{ device, fits }, { total: hitsInAll, loosened, answered, ...queries }, first] = await Promise.all([
    naming,
    findQueryWithHits(db, words, strict, () => naming.then(({ names }) => names), scope.language),
    selectedCount > 0 ? null : naming.then((named) => firstCards(db, { ...keyTerms, ...strict, fits: named.fits }, asked, scope)),
  ])
  const terms = { ...keyTerms, ...queries, fits }
  const counting: Promise<CountedFacets | null> =
    selectedCount > 0 || asked.facets !== 'false'
      ? facetsOfHits[scope.language](db, { words: terms.words }, asked.f, scope)
      : Promise.resolve(null)
  const filtered = selectedCount > 0 ? await counting : null
  const sort = asked.sort ?? 'popular'
  const total = filtered?.total ?? hitsInAll
  const [page, counted] = await Promise.all([
    first === null
      ? loadPage(db, total, asked, scope, (window) =>
          filtered === null
            ? idsBy[scope.language][sort](db).execute({ ...window, ...terms })
            : filteredIdsBy[scope.language][sort](db).execute({ ...window, ...terms, ...filtered.selection }),
        )
      : pageWith(first, total, asked),
    counting,
  ])
  const explained = explainAnswer(text, words, loosened ? answered : null)
  const shown = asked.facets === 'false' ? [] : (counted?.facets ?? [])
  return { ...page, facets: device === null ? shown : deviceFacets(shown), device, loosened, ...explained }
}

/**
 * The device of a query. A car is read from the query as typed, because `golf 7` has already been
 * replaced by a search for car batteries.
 */
async function nameDevice(db: Database, text: string, corrected: readonly string[], language: Language) {
  const named = await findNamedDevice(db, corrected, language)
  const vehicle = named.device === null ? vehicleWords(queryWords(text)) : null
  return vehicle === null ? named : findNamedDevice(db, vehicle, language)
}

/**
 * The requested page from the first hits by relevance, loaded while all hits are being counted. Null for another sort order, and
 * where these hits do not fill the page or others might come before them.
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
