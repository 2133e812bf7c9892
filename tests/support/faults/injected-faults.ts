import { once } from 'node:events'
import type { TestShop } from '../shop/open-shop'

type Respond = NonNullable<TestShop['respond']>

/** The ways in which one call of the backend goes wrong. */
export const FAULTS = {
  hang: async (_path, _send, { signal }) => {
    if (!signal.aborted) await once(signal, 'abort')
    throw new DOMException('timed out', 'TimeoutError')
  },
  reset: () => Promise.reject(new TypeError('fetch failed')),
  '429': () => new Response('slow down', { status: 429, headers: { 'retry-after': '5' } }),
  '500': () => new Response('overloaded', { status: 500 }),
  '503': () => new Response('', { status: 503 }),
  HTML: () => new Response('<html><h1>502 Bad Gateway</h1></html>', { headers: { 'content-type': 'text/html' } }),
  truncated: async (_path, send) => {
    const text = await (await send()).text()
    return new Response(text.slice(0, text.length / 2))
  },
  'wrong types': async (_path, send) => {
    const answer = await send()
    return answer.ok ? Response.json(wrongTypes(JSON.parse((await answer.text()) || 'null'))) : answer
  },
  empty: () => new Response(''),
  '10 MB': () => new Response(`"${'x'.repeat(10 * 1024 * 1024)}"`),
} as const satisfies Readonly<Record<string, Respond>>
export type FaultName = keyof typeof FAULTS

/** The calls that pages and forms of the shop make, by their path. */
export const CALLS: Readonly<Record<string, RegExp>> = {
  'sync-cart': /^\/api\/sync-cart$/,
  'sync-coupons': /^\/api\/sync-coupons$/,
  'category-children': /^\/api\/category-children$/,
  'cross-selling-products': /^\/api\/cross-selling-products$/,
  upselling: /^\/api\/products\/\d+\/upselling$/,
  'products (search)': /^\/api\/products$/,
  'search-triggers': /^\/api\/search-triggers$/,
  'product-categories': /^\/api\/product-categories$/,
  'footer-help': /^\/api\/widget-by-slug\/footer-help$/,
  'store-message': /^\/api\/widget-by-slug\/store-message$/,
  'current-deal': /^\/api\/current-deal$/,
  'next-delivery': /^\/api\/next-delivery$/,
  strings: /^\/api\/strings$/,
  product: /^\/api\/products\/by-slug\//,
  companions: /^\/api\/products\/\d+\/companions$/,
  'listing of a category': /^\/api\/listings\/category$/,
  'listing of a campaign': /^\/api\/listings\/campaign$/,
  devices: /^\/api\/devices$/,
  freight: /^\/api\/freight$/,
  checkouts: /^\/api\/checkouts\//,
  'every call': /./,
}

/** The same JSON with a string for each number, a number for each string, and null for each boolean. */
function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrongTypes)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]))
  return typeof value === 'number' ? 'seven' : typeof value === 'string' ? 7 : null
}
