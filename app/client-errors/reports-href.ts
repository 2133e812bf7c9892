import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'

/** The address for reports of a page in a language. Its path names none (spec section 7, POST /captuerr), so the query does. */
export function reportsHref(language: Language): string {
  return resourceHref('clientErrors', language, { locale: language })
}
