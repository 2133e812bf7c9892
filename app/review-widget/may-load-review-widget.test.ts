import { expect, it } from 'vitest'
import { ALL, maskOf } from '../store/consent-mask'
import { mayLoadReviewWidget } from './may-load-review-widget'

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
