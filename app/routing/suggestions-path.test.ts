import { expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { languageOfSuggestions, suggestionsHref } from './suggestions-path'

it.each(LANGUAGES)('the address of the suggestions in %s leads back to its language and query', (language) => {
  const url = new URL(suggestionsHref(language, 'LP-E6 & måne+'), 'http://shop.test')
  expect(languageOfSuggestions(url.pathname)).toBe(language)
  expect(url.searchParams.get('query')).toBe('LP-E6 & måne+')
})

it('no other address asks for suggestions', () => {
  for (const path of ['/', '/sv', '/sv/search-suggestions/x', '/en/search-suggestions', '/search-suggestions']) {
    expect(languageOfSuggestions(path)).toBeUndefined()
  }
})
