import type { Language } from '../store/languages'
import type { PlainKey } from '../store/translate'
import { translations } from '../store/translations'
import type { Crumb } from './page-handle'

/** A crumb with a translated text; without `to` it is the current page. */
export function pageCrumb(language: Language, text: PlainKey, to?: string): Crumb {
  return { text: translations(language).t(text), to }
}
