import type { Language } from './languages'
import { storeOf } from './stores'
import { compileStrings, type ShopStrings, type Translate } from './translate'

/** The messages of a language, ready to be used. */
export type Translations = { t: Translate }

const current = new Map<Language, Translations>()
const bundled = new Map<Language, ShopStrings>()
/** The current overrides of the bundled strings by the backend, as JSON. */
const overlays = new Map<Language, string>()

/** Registers the strings of a language: all four on the server, the page's language in a browser. */
export function registerStrings(language: Language, strings: ShopStrings): void {
  bundled.set(language, strings)
  overlays.delete(language)
  current.set(language, { t: compileStrings(storeOf(language).iso, strings) })
}

/** The translations of a language. Throws if its strings were not registered by the entry file. */
export function translations(language: Language): Translations {
  const registered = current.get(language)
  if (!registered) throw new Error(`No strings registered for ${language}`)
  return registered
}

/**
 * Overrides bundled strings with the backend's strings (GET /api/strings, spec section 7). Earlier overrides are replaced: a string that
 * the backend no longer has is the bundled one again.
 */
export function overlayStrings(language: Language, overlay: Readonly<Record<string, string>>): void {
  const serialised = JSON.stringify(overlay)
  if (serialised === (overlays.get(language) ?? '{}')) return
  current.set(language, { t: compileStrings(storeOf(language).iso, { ...bundled.get(language), ...overlay }) })
  overlays.set(language, serialised)
}
