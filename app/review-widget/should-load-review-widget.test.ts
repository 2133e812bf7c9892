import { expect, it } from 'vitest'
import { ALL, maskOf } from '../store/consent-mask'
import { mayLoadReviewWidget, shouldLoadReviewWidget } from './should-load-review-widget'

it.each([
  [
    'the viewport is taller than 1200 px and the page is at most 1800 px high',
    { viewportHeight: 1201, pageHeight: 1800, scrollY: 0 },
  ],
  ['the shopper scrolls past 400 px', { viewportHeight: 800, pageHeight: 6000, scrollY: 401 }],
  ['both', { viewportHeight: 1400, pageHeight: 1700, scrollY: 500 }],
])('is loaded when %s', (_, seen) => {
  expect(shouldLoadReviewWidget(seen)).toBe(true)
})

it.each([
  ['the viewport is only 1200 px high', { viewportHeight: 1200, pageHeight: 1500, scrollY: 0 }],
  ['the page is higher than 1800 px', { viewportHeight: 1400, pageHeight: 1801, scrollY: 0 }],
  ['the shopper has scrolled exactly 400 px', { viewportHeight: 800, pageHeight: 6000, scrollY: 400 }],
])('is not loaded when %s', (_, seen) => {
  expect(shouldLoadReviewWidget(seen)).toBe(false)
})

const FOREIGN = 'https://widget.example/kraft.js'
const masks = [null, maskOf([]), maskOf(['adStorage', 'adUserData', 'adPersonalization']), maskOf(['analytics']), ALL]
const allowed = (address: string) => masks.map((mask) => mayLoadReviewWidget(address, mask))

it('a widget of another origin waits for consent to analytics', () => {
  expect(allowed(FOREIGN)).toEqual([false, false, false, true, true])
  expect(allowed('//widget.example/kraft.js')).toEqual([false, false, false, true, true])
})

it("the widget of the shop's own origin needs none", () => {
  expect(allowed('/sv/review-widget.js')).toEqual([true, true, true, true, true])
})
