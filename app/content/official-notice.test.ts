import { expect, test } from 'vitest'
import { officialNotice } from './official-notice'

test('a storefront shows the notice of its own language alone', () => {
  const files = { './official-notices/sv.svg': '/assets/sv-1.svg', './official-notices/de.svg': '/assets/de-2.svg' }
  expect(officialNotice('sv', files)).toBe('/assets/sv-1.svg')
  expect(officialNotice('de', files)).toBe('/assets/de-2.svg')
  expect(officialNotice('no', files)).toBeNull()
})

test('without files there is none', () => {
  expect(officialNotice('sv', {})).toBeNull()
})
