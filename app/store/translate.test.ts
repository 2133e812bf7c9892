import fc from 'fast-check'
import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from './languages'
import { storeOf } from './stores'
import { da } from './strings/da'
import { de } from './strings/de'
import { no } from './strings/no'
import { sv } from './strings/sv'
import { compileStrings, type MessageKey } from './translate'

const STRINGS = { sv, no, de, da }
const KEYS = [...new Set(Object.keys(sv).map((key) => key.replace(/_(?:one|other)$/, '')))]
const NAMES = [...new Set(JSON.stringify(STRINGS).match(/(?<=\{\{)\w+/g))]

type Parameters = Record<string, string | number>

/** Without the types of the keys, as the tests go through all of them. */
function ours(language: Language, strings: Record<string, string>): (key: string, parameters: Parameters) => string {
  const t = compileStrings(storeOf(language).iso, strings)
  return (key, parameters) => (t as (key: MessageKey, parameters: Parameters) => string)(key as MessageKey, parameters)
}

describe.each(LANGUAGES)('the messages in %s', (language) => {
  it('are those that i18next makes of the same strings and parameters', () => {
    const other = i18next.createInstance()
    void other.init({
      lng: language,
      ns: ['shop'],
      defaultNS: 'shop',
      resources: { [language]: { shop: STRINGS[language] } },
      keySeparator: false,
      nsSeparator: false,
      initImmediate: false,
      interpolation: { escapeValue: false },
    })
    const t = ours(language, STRINGS[language])
    const count = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 2_000_000 }), fc.double({ min: 0, max: 5000, noNaN: true }))
    // A value that ends with a full stop is handled below.
    const value = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\.+$/, ''))
    const named = fc.record(Object.fromEntries(NAMES.map((name) => [name, value])))
    fc.assert(
      fc.property(named, count, (names, count) => {
        const parameters = { ...names, count }
        expect(KEYS.map((key) => t(key, parameters))).toEqual(KEYS.map((key) => other.t(key, parameters)))
      }),
      { numRuns: 20 },
    )
  })

  it('name the parameters that the Swedish ones name, so that the types of their keys hold', () => {
    const parametersOf = (text: string) => new Set(text.match(/(?<=\{\{).+?(?=\}\})/g))
    for (const [key, text] of Object.entries(STRINGS[language])) {
      const swedish = parametersOf(sv[key as keyof typeof sv])
      expect([...parametersOf(text)].filter((name) => !swedish.has(name))).toEqual([])
    }
  })
})

it('a parameter is taken as it is, even if it looks like a message', () => {
  const t = compileStrings('sv-SE', { 'search.none.title': 'Inget för {{query}}' })
  expect(t('search.none.title', { query: '{{count}} $t(cart.title) $&' })).toBe('Inget för {{count}} $t(cart.title) $&')
})

it('a value that ends with a full stop ends its sentence too, as "kr." does in Danish', () => {
  const t = ours('da', { price: 'Fra {{price}}.', two: '{{from}}. Til {{to}}…', dots: '{{price}}...' })
  expect([t('price', { price: '39 kr.' }), t('price', { price: '39 €' })]).toEqual(['Fra 39 kr.', 'Fra 39 €.'])
  expect(t('two', { from: '1 kr.', to: '2 kr.' })).toBe('1 kr. Til 2 kr.…')
  expect(t('dots', { price: '39 kr.' })).toBe('39 kr....')
})

it.each(LANGUAGES)('the plural of a whole number is the one of Intl in %s', (language) => {
  const t = ours(language, { 'a.b_one': 'one', 'a.b_other': 'other' })
  const rules = new Intl.PluralRules(storeOf(language).iso)
  for (let count = 0; count <= 200; count += 1) expect(t('a.b', { count })).toBe(rules.select(count))
})

it('a message that the backend overrides may leave out a parameter or name an unknown one', () => {
  const t = ours('de', { 'a.b': 'Ohne', 'a.c': 'Mit {{ name }}{{unknown}}!', 'a.d_other': '{{count, number}} Stück' })
  expect([t('a.b', { name: 'x' }), t('a.c', { name: 'x' }), t('a.d', { count: 1 })]).toEqual(['Ohne', 'Mit x!', '1 Stück'])
})

it('a key without a message gives the key', () => {
  expect(ours('sv', {})('cart.title', {})).toBe('cart.title')
})
