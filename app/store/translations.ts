import i18next, { type i18n } from 'i18next'
import type { Language } from './languages'
import type { sv } from './strings/sv'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shop'
    resources: { shop: typeof sv }
    keySeparator: false
    nsSeparator: false
  }
}

/** The interface strings of one language by key, such as `cart.empty`. Plurals end in `_one` and `_other`. */
export type ShopStrings = Record<keyof typeof sv, string>
export type Translate = i18n['t']

const instances = new Map<Language, i18n>()
const bundled = new Map<Language, ShopStrings>()
/** The current overrides of the bundled strings by the backend, as JSON. */
const overlays = new Map<Language, string>()

/** Registers the strings of a language: all four on the server, the page's language in a browser. */
export function registerStrings(language: Language, strings: ShopStrings): void {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['shop'],
    defaultNS: 'shop',
    resources: { [language]: { shop: strings } },
    keySeparator: false,
    nsSeparator: false,
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  instances.set(language, instance)
  bundled.set(language, strings)
}

/** The i18next instance of a language. Throws if its strings were not registered by the entry file. */
export function translations(language: Language): i18n {
  const instance = instances.get(language)
  if (!instance) throw new Error(`No strings registered for ${language}`)
  return instance
}

/**
 * Overrides bundled strings with the backend's strings (GET /api/strings, spec section 7). Earlier overrides are replaced: a string that
 * the backend no longer has is the bundled one again.
 */
export function overlayStrings(language: Language, overlay: Readonly<Record<string, string>>): void {
  const serialised = JSON.stringify(overlay)
  if (serialised === (overlays.get(language) ?? '{}')) return
  const instance = translations(language)
  instance.removeResourceBundle(language, 'shop')
  instance.addResourceBundle(language, 'shop', { ...bundled.get(language), ...overlay })
  overlays.set(language, serialised)
}
