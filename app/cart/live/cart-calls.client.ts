import { resourceHref } from '../../routing/resources'
import type { Language } from '../../store/languages'
import { type CartAnswer, isCartAnswer } from '../rules/cart-data'
import type { CartField } from '../rules/cart-request'

/** Milliseconds. The server ends its own calls to the backend well before this; after it, the connection is considered lost. */
const TIMEOUT_MS = 20_000

/** Sends a cart form. Rejects without a valid answer. The request continues when the shopper leaves the page. */
export async function sendToCart(language: Language, fields: readonly CartField[]): Promise<CartAnswer> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  return cartAnswer(await askAboutCart(resourceHref('cartData', language), { method: 'POST', body, keepalive: true }))
}

/** Reads the cart, synced with the backend. */
export async function readCart(language: Language): Promise<CartAnswer> {
  return cartAnswer(await askAboutCart(resourceHref('cartData', language)))
}

/** Asks the shop's own server for JSON about the cart. Rejects after 20 s, and when the status is not 2xx. */
export async function askAboutCart(address: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, { ...init, signal, headers: { accept: 'application/json' } })
  // 429 is an answer too: a code over the limit, with the cart as it is.
  if (!response.ok && response.status !== 429) throw new Error(`The cart answered ${response.status}`)
  return response.json()
}

function cartAnswer(answer: unknown): CartAnswer {
  if (!isCartAnswer(answer)) throw new Error('No cart')
  return answer
}
