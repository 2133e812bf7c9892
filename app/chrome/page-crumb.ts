import type { Language } from '../store/languages'
import { type ShopStrings, translations } from '../store/translations'
import type { Crumb } from './page-handle'

/** A crumb named by a string of the shop; without an address it is the page itself. */
export function pageCrumb(language: Language, text: keyof ShopStrings, to?: string): Crumb {
  return { text: translations(language).t(text), to }
}
