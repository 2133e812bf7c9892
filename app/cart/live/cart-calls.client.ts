import { resourceHref } from '../../routing/resources'
import type { Language } from '../../store/languages'
import { type CartAnswer, isCartAnswer, isOffers } from '../rules/cart-data'
import type { Field } from '../rules/cart-request'

/** The server gives up on its backend well before; beyond this the line itself is dead. Milliseconds. */
const PATIENCE = 20_000

/** Sends a form of the cart. Rejects when there is no answer, or none of ours. It goes on even when the page is left meanwhile. */
export async function sendToCart(language: Language, fields: readonly Field[]): Promise<CartAnswer> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  return cartAnswer(await ask(resourceHref('cartData', language), { method: 'POST', body, keepalive: true }))
}

/** Reads the cart, synced with the backend. */
export async function readCart(language: Language): Promise<CartAnswer> {
  return cartAnswer(await ask(resourceHref('cartData', language)))
}

/** What to offer with the cart. */
export async function readOffers(language: Language) {
  const answer = await ask(resourceHref('cartOffers', language))
  if (!isOffers(answer)) throw new Error('No offers')
  return answer.offers
}

async function ask(address: string, init: RequestInit = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE)
  const response = await fetch(address, { ...init, signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The cart answered ${response.status}`)
  return response.json()
}

function cartAnswer(answer: unknown): CartAnswer {
  if (!isCartAnswer(answer)) throw new Error('No cart')
  return answer
}
