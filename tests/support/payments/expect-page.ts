import { STORES } from '../../../app/store/stores'
import { BUYERS } from '../shop/buyers'
import { heading, words } from '../shop/read-page'
import { translator } from '../shop/translator'
import type { Answer } from '../shop/visitor'
import type { Purchase } from './purchase'

/** The page after a payment. `short`: the confirmation in another browser. The reasons are those of a failed checkout. */
export type SeenPage = 'confirmation' | 'short' | 'waits' | 'declined' | 'left' | 'expired' | 'failed' | 'checkout' | 'unknown'

const TEXTS = {
  confirmation: { title: 'confirmation.title', text: 'confirmation.number' },
  short: { title: 'confirmation.title', text: 'confirmation.elsewhere' },
  waits: { title: 'payment.waits', text: 'confirmation.continue' },
  declined: { title: 'checkoutFailed.title', text: 'checkoutFailed.declined' },
  left: { title: 'checkoutFailed.title', text: 'checkoutFailed.left' },
  expired: { title: 'checkoutFailed.title', text: 'checkoutFailed.expired' },
  failed: { title: 'checkoutFailed.title', text: 'checkoutFailed.text' },
  checkout: { title: 'checkout.title', text: 'checkout.total' },
  unknown: { title: 'error.notFound.title', text: 'error.notFound.text' },
} as const

/** The differences between the page and the expected one, in the words of the language; empty without any. */
export function pageProblems({ status, body }: Answer, page: SeenPage, { language, shownTotal }: Purchase): string[] {
  const t = translator(language)
  const text = words(body)
  const expected = page === 'unknown' ? 404 : 200
  const street = BUYERS[language].street ?? ''
  const isReceipt = page === 'confirmation' || page === 'short'
  return [
    ...(status === expected ? [] : [`the page answers ${status}`]),
    ...(body.includes(`lang="${STORES[language].iso}"`) ? [] : [`the page is not in ${language}`]),
    ...(heading(body) === t(TEXTS[page].title) ? [] : [`the page is "${heading(body)}", not "${t(TEXTS[page].title)}"`]),
    ...(text.includes(t(TEXTS[page].text)) ? [] : [`the page does not say "${t(TEXTS[page].text)}"`]),
    ...(isReceipt && !text.includes(shownTotal) ? [`the page does not say ${shownTotal}`] : []),
    ...(page === 'confirmation' && !text.includes(street) ? ['the address is missing'] : []),
    ...(page === 'short' && text.includes(street) ? ['the address is shown in another browser'] : []),
  ]
}
