import type { SearchAnswer } from '../commerce/contract/listing'
import { hasOneWord } from '../routing/search-query'
import { listFormat } from '../store/intl-formats'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import type { Translate } from '../store/translate'

type Told = Pick<SearchAnswer, 'loosened' | 'device' | 'unmatched' | 'answered'>

/**
 * The notice of the results page when no product matches all words of a query: the words that found nothing, and what is shown in
 * their place. Null when all words match, and when only the spelling of a device differs: products that fit it come first.
 */
export function searchNotice(query: string, found: Told, language: Language, t: Translate): string | null {
  const { loosened, device, unmatched, answered } = found
  const isNamed = device !== null && unmatched.every(({ instead }) => instead !== null)
  if (!loosened || isNamed) return null
  if (unmatched.length === 0) return t(hasOneWord(query) ? 'search.loosened.word' : 'search.loosened')
  const quoted = unmatched.map(({ word }) => t('search.unmatched.word', { word }))
  const words = listFormat(storeOf(language).iso, { type: 'disjunction' }).format(quoted)
  return answered === '' ? t('search.unmatched.similar', { words }) : t('search.unmatched', { words, query: answered })
}
