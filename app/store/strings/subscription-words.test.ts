import { expect, it } from 'vitest'
import { LANGUAGES } from '../languages'
import { da } from './da'
import { de } from './de'
import { no } from './no'
import { sv } from './sv'

const STRINGS = { sv, no, de, da }
/** Words that promise a purchase, once. */
const BUYS = /köp(?!\p{L})|kjøp(?!\p{L})|køb(?!\p{L})|kauf/iu

it.each(LANGUAGES)('the button of a chosen subscription speaks of the cart and not of a purchase, in %s', (language) => {
  const strings = STRINGS[language]
  const text = strings['product.subscribe']
  expect(text).not.toMatch(BUYS)
  expect(text).toMatch(/korg|kurv|korb/i)
  // The accessible name begins with the words that are seen (WCAG 2.5.3).
  expect(strings['product.subscribe.label'].startsWith(text)).toBe(true)
})

it.each(LANGUAGES)('to pause the moving line of the header is not called as to pause a subscription, in %s', (language) => {
  expect(STRINGS[language]['strip.pause']).not.toBe(STRINGS[language]['subscription.pause'])
})
