import { once } from 'node:events'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { type Backend, openBackend, openShop, type TestShop } from '../support/shop/open-shop'
import { translator } from '../support/shop/translator'

const CALL = '/api/widget-by-slug/'
const t = translator('sv')

/** Every widget that the product reads (spec section 7). */
const WIDGETS = [
  ...['cookie-alert', 'footer-help', 'footer-be', 'footer-customer-service'],
  ...['store-message', 'store-message-footer'],
]

/** The ways in which a call can fail; the signal aborts when the shop stops waiting. */
const FAULTS: Readonly<Record<string, (signal: AbortSignal) => Promise<Response> | Response>> = {
  'is slow': async (signal) => {
    await once(signal, 'abort')
    throw new DOMException('timed out', 'TimeoutError')
  },
  'fails (500)': () => new Response('overloaded', { status: 500 }),
  'is missing (404)': () => new Response(null, { status: 404 }),
  'breaks off': () => Promise.reject(new TypeError('fetch failed')),
  'is HTML': () => new Response('<html>502 Bad Gateway</html>', { headers: { 'content-type': 'text/html' } }),
  'is half an answer': () => new Response('{"content":"<p>Half of', { headers: { 'content-type': 'application/json' } }),
  'has wrong types': () => Response.json({ content: { html: 4711 }, hidden: 'perhaps' }),
}

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

const textOf = (widget: string) => `The whole text of ${widget}.`

/** Every widget has a text of its own, except the one whose call is at fault. */
function spoil(shop: TestShop, widget: string, fault: string): void {
  shop.respond = (path, send, { signal }) => {
    if (!path.startsWith(CALL)) return send()
    const slug = path.slice(CALL.length)
    return slug === widget
      ? (FAULTS[fault]?.(signal) ?? send())
      : Response.json({ content: `<p>${textOf(slug)}</p>`, hidden: false })
  }
}

describe.concurrent.each(WIDGETS)('the page answers without the widget %s, and with all others', (widget) => {
  it.for(Object.keys(FAULTS))('when its call %s', async (fault, { expect }) => {
    const shop = await openShop(backend)
    spoil(shop, widget, fault)
    const { status, body } = await shop.visitor().get('/sv')
    expect(status).toBe(200)
    expect(shop.calls.filter((path) => path.startsWith(CALL + widget)).length).toBeGreaterThan(0)
    expect(WIDGETS.filter((one) => !body.includes(textOf(one)))).toEqual([widget])
    expect(body).toContain(t('consent.title'))
    expect(body).toContain(t('withdrawal.title'))
  })
})
