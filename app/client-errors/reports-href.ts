import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'

/**
 * The address for reports of a page in a language. The path has no language (spec section 7, POST /captuerr), so the query has
 * it.
 */
export function reportsHref(language: Language): string {
  return resourceHref('clientErrors', language, { locale: language })
}
