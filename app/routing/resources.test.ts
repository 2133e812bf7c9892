import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../store/languages'
import { findResource, resourceHref } from './resources'

describe.each(LANGUAGES)('a resource in %s', (language) => {
  it.each(['cartData', 'cartOffers', 'categoryMenu', 'deviceChoices', 'searchSuggestions', 'reviewWidget'] as const)(
    'is found at its own address: %s',
    (resource) => {
      expect(findResource(resourceHref(resource, language))).toEqual({ resource, language })
    },
  )

  it('keeps its query, without what is empty', () => {
    const url = new URL(resourceHref('searchSuggestions', language, { query: 'LP-E6 & måne+', vat: '' }), 'http://shop.test')
    expect([...url.searchParams]).toEqual([['query', 'LP-E6 & måne+']])
  })
})

it.each([
  ['/healthz', 'health'],
  ['/readyz', 'readiness'],
  ['/pictures/cells/cr2032.svg', 'pictures'],
  ['/documents/sv/CR2032.pdf', 'documents'],
])('%s is the resource %s, of no language', (path, resource) => {
  expect(findResource(path)).toEqual({ resource, language: null })
})

it.each(['/', '/sv', '/sv/device-choices/x', '/en/device-choices', '/device-choices', '/healthz/x', '/pictures', '/sv/cart'])(
  '%s is no resource',
  (path) => {
    expect(findResource(path)).toBeNull()
  },
)
