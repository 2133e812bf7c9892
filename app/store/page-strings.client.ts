import { keepWords } from '../commerce/contract/keep-words'
import type { Language } from './languages'
import type { ShopStrings } from './translate'
import { addStrings, registerStrings } from './translations'

type Strings = Partial<ShopStrings>

declare global {
  /**
   * The strings from the scripts of bundling/page-strings.ts: before the app starts, a list of those of the page; afterwards, a
   * receiver of more.
   */
  var pageStrings: Strings[] | { push: (strings: Strings) => void } | undefined
}

/** Registers the strings that came with the modules of the page, and later those of each page that is navigated to. */
export async function stringsOfPage(language: Language): Promise<void> {
  if (import.meta.env.DEV) {
    registerStrings(language, keepWords(await allStrings(language)))
    return
  }
  const strings: Strings = {}
  if (Array.isArray(globalThis.pageStrings)) for (const brought of globalThis.pageStrings) Object.assign(strings, brought)
  registerStrings(language, strings)
  globalThis.pageStrings = { push: (more: Strings) => addStrings(language, more) }
}

/** In development, where no strings come with modules. */
async function allStrings(language: Language): Promise<ShopStrings> {
  if (language === 'no') return (await import('./strings/no')).no
  if (language === 'de') return (await import('./strings/de')).de
  if (language === 'da') return (await import('./strings/da')).da
  return (await import('./strings/sv')).sv
}
