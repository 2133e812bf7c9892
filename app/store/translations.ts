import type { Language } from './languages'
import { storeOf } from './stores'
import { compileStrings, type ShopStrings, type Translate } from './translate'

/** The messages of a language, ready to be used. */
export type Translations = { t: Translate }

type Strings = Readonly<Partial<ShopStrings>>

const current = new Map<Language, Translations>()
const bundled = new Map<Language, Strings>()
/** The current overrides of the bundled strings by the backend. */
const overlays = new Map<Language, Readonly<Record<string, string>>>()

/** Registers the strings of a language: all of the four on the server, those of the page in a browser. */
export function registerStrings(language: Language, strings: Strings): void {
  bundled.set(language, strings)
  overlays.delete(language)
  current.set(language, { t: compiled(language) })
}

/** Adds strings to those of a language, for a page that is navigated to or a part that is loaded on demand. */
export function addStrings(language: Language, strings: Strings): void {
  bundled.set(language, { ...bundled.get(language), ...strings })
  // Components that hold the translations already find the new strings with them.
  translations(language).t = compiled(language)
}

/** The translations of a language. Throws if its strings were not registered by the entry file. */
export function translations(language: Language): Translations {
  const registered = current.get(language)
  if (!registered) throw new Error(`No strings registered for ${language}`)
  return registered
}

/**
 * Overrides bundled strings with the backend's strings (GET /api/strings, spec section 7). Earlier overrides are replaced: a
 * string that the backend no longer has is the bundled one again.
 */
export function overlayStrings(language: Language, overlay: Readonly<Record<string, string>>): void {
  if (JSON.stringify(overlay) === JSON.stringify(overlays.get(language) ?? {})) return
  overlays.set(language, overlay)
  current.set(language, { t: compiled(language) })
}

function compiled(language: Language): Translate {
  return compileStrings(storeOf(language).iso, { ...bundled.get(language), ...overlays.get(language) })
}
