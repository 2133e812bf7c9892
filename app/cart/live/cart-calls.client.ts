import { resourceHref } from '../../routing/resources'
import type { Language } from '../../store/languages'
import { type CartAnswer, isCartAnswer } from '../rules/cart-data'
import type { CartField } from '../rules/cart-request'
import { PAGE_REFERRER } from '../../server/session/page-referrer'

/** Milliseconds. The server ends its own calls to the backend well before this; after it, the connection is considered lost. */
const TIMEOUT_MS = 20_000

/** Sends a cart form. Rejects without a valid answer. The request continues when the shopper leaves the page. */
export async function sendToCart(language: Language, fields: readonly CartField[]): Promise<CartAnswer> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  const headers = pageReferrer()
  return cartAnswer(await askAboutCart(resourceHref('cartData', language), { method: 'POST', body, keepalive: true, headers }))
}

/** The address that led to this page, where its query may be that of a campaign (spec section 2). */
function pageReferrer(): Record<string, string> {
  return location.search === '' || document.referrer === '' ? {} : { [PAGE_REFERRER]: document.referrer }
}

/** Reads the cart, synced with the backend. */
export async function readCart(language: Language): Promise<CartAnswer> {
  return cartAnswer(await askAboutCart(resourceHref('cartData', language)))
}

/** Asks the shop's own server for JSON about the cart. Rejects after 20 s, and when the status is not 2xx. */
export async function askAboutCart(address: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const headers = new Headers(init.headers)
  headers.set('accept', 'application/json')
  const response = await fetch(address, { ...init, signal, headers })
  // 429 is an answer too: a code over the limit, with the cart as it is.
  if (!response.ok && response.status !== 429) throw new Error(`The cart answered ${response.status}`)
  return response.json()
}

function cartAnswer(answer: unknown): CartAnswer {
  if (!isCartAnswer(answer)) throw new Error('No cart')
  return answer
}
