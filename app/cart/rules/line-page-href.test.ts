import { expect, it } from 'vitest'
import { linePageHref } from './line-page-href'

it.each([
  [null, {}, '/de/cart'],
  ['1', {}, '/de/cart'],
  ['3', {}, '/de/cart?lines=3'],
  ['3', { removed: 'a' }, '/de/cart?lines=3&removed=a'],
  ['//evil.test', { removed: 'a' }, '/de/cart?removed=a'],
])('the address of page %s with %o is %s', (asked, more, expected) => {
  expect(linePageHref('de', asked, more)).toBe(expected)
})
