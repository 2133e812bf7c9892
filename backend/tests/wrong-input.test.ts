import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '../../app/commerce/contract/problem'
import { customerIn, URLS } from './place-order'
import { openTestShop, post, put, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})

const line = { uuid: crypto.randomUUID(), product_id: 1, quantity: 1 }
const cart = (items: unknown) => post({ items, checkout_order_id: null })
const checkout = `/api/checkouts/${crypto.randomUUID()}`
const quoting = (items: unknown, order: unknown = null) => put({ items, coupons: [], postal_code: null, order })
const ordering = (changes: object, items: unknown = [line]) =>
  quoting(items, {
    quote: 'x',
    delivery: 'postnord-service-point',
    service_point: null,
    payment: 'invoice',
    message: '',
    customer: customerIn('SE'),
    campaign_data: null,
    urls: URLS,
    ...changes,
  })
const raw = (body: string, type = 'application/json') => ({ method: 'POST', headers: { 'content-type': type }, body })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

const wrong: [what: string, status: number, code: string, path: string, init?: RequestInit][] = [
  ['an unknown call', 404, 'unknown-call', '/api/nothing'],
  ['a wrong method', 404, 'unknown-call', '/api/sync-cart'],
  ['no language', 400, 'invalid-request', '/api/strings?sid=7'],
  ['an unknown language', 400, 'invalid-request', '/api/strings?sid=7&locale=fr'],
  ['an unknown store', 400, 'unknown-store', '/api/strings?sid=6&locale=sv'],
  ['a store id that is not a number', 400, 'invalid-request', '/api/strings?sid=x&locale=sv'],
  ['a listing without its category', 400, 'invalid-request', '/api/listings/category'],
  ['an unknown category', 404, 'not-found', '/api/listings/category?uri=finns-inte'],
  ['an unknown brand', 404, 'not-found', '/api/listings/brand?slug=x'],
  ['an unknown tag', 404, 'not-found', '/api/listings/tag?slug=x'],
  ['an unknown sort', 400, 'invalid-request', '/api/listings/campaign?sort=cheapest'],
  ['a negative page', 400, 'invalid-request', '/api/listings/campaign?page=-1'],
  ['a page number that is too large', 400, 'invalid-request', '/api/listings/campaign?page=99999999999'],
  ['a NUL in a query', 400, 'invalid-request', '/api/products?query=a%00b'],
  ['a NUL in a path', 400, 'invalid-request', '/api/products/by-slug/a%00b'],
  ['a NUL in a body', 400, 'invalid-request', '/api/sync-coupons', post({ coupons: ['a\0'], cart_contents: [] })],
  ['an unknown product', 404, 'not-found', '/api/products/by-slug/finns-inte'],
  ['a slug that cannot be decoded', 404, 'not-found', '/api/products/by-slug/%E0%A4%A'],
  ['a product id that is not a number', 404, 'not-found', '/api/products/abc/upselling'],
  ['a product id beyond the integer range', 404, 'not-found', '/api/products/99999999999/upselling'],
  ['an unknown page', 404, 'not-found', '/api/pages/by-path?path=x'],
  ['an unknown widget', 404, 'not-found', '/api/widget-by-slug/x'],
  ['an unknown picture', 404, 'not-found', '/pictures/products/X.svg'],
  ['an unknown view of a picture', 400, 'unknown-view', '/pictures/products/CR2032.svg?view=back'],
  ['a body that is not JSON', 400, 'invalid-json', '/api/sync-cart', raw('{')],
  ['a body of another type', 415, 'unsupported-media-type', '/api/sync-cart', raw('{}', 'text/plain')],
  ['an empty body', 400, 'invalid-request', '/api/sync-cart', raw('null')],
  ['a body that is too large', 413, 'body-too-large', '/api/sync-cart', raw(`"${'x'.repeat(600_000)}"`)],
  ['a quantity of 0', 400, 'invalid-request', '/api/sync-cart', cart([{ ...line, quantity: 0 }])],
  ['a quantity that is not a number', 400, 'invalid-request', '/api/sync-cart', cart([{ ...line, quantity: '1' }])],
  ['too many lines', 400, 'invalid-request', '/api/sync-cart', cart(Array.from({ length: 501 }, () => line))],
  ['a malformed checkout id', 404, 'not-found', '/api/checkouts/1', quoting([line])],
  ['a checkout without lines', 400, 'invalid-request', checkout, quoting([])],
  ['an order without lines', 400, 'invalid-request', checkout, ordering({}, [])],
  ['an order of another quote', 409, 'quote-changed', checkout, ordering({})],
  ['an order of an unknown product', 409, 'stock-changed', checkout, ordering({}, [{ ...line, product_id: 999 }])],
  ['a delivery that is not offered', 409, 'quote-changed', checkout, ordering({ delivery: 'pigeon' })],
  ['a way to pay that is not offered', 409, 'quote-changed', checkout, ordering({ payment: 'stripe' })],
  ['a way to pay that does not exist', 400, 'invalid-request', checkout, ordering({ payment: 'barter' })],
  ['a notification of an unknown payment provider', 404, 'not-found', '/api/payment-webhooks/barter', post({})],
  ['a notification of a provider that is not used', 404, 'not-found', '/api/payment-webhooks/stripe', post({})],
  ['a receipt without an access token', 400, 'invalid-request', `/api/orders/${crypto.randomUUID()}/receipt`],
  ['a receipt with a forged access token', 404, 'not-found', `/api/orders/${crypto.randomUUID()}/receipt?access=a.b.c`],
  ['the settling of an unknown order', 404, 'not-found', `/api/orders/${crypto.randomUUID()}/settle`, post({})],
  ['the settling of a malformed order id', 404, 'not-found', '/api/orders/1/settle', post({})],
  ['a malformed order id', 404, 'not-found', `/api/orders/1?checkout_order_id=${crypto.randomUUID()}`],
  ['an unknown order', 404, 'not-found', `/api/orders/${crypto.randomUUID()}?checkout_order_id=${crypto.randomUUID()}`],
  ['an order without its checkout', 400, 'invalid-request', `/api/orders/${crypto.randomUUID()}`],
  ['a wrong password', 401, 'unauthorized', '/api/auth/login', post({ email: 'demo@kraftcell.example', password: 'x' })],
  ['an unknown account', 401, 'unauthorized', '/api/auth/login', post({ email: 'nobody@kraftcell.example', password: 'x' })],
  ['an unknown link to an order', 401, 'unauthorized', '/api/order-auth/login', post({ token: 'x' })],
  [
    'a login by number and e-mail',
    400,
    'invalid-request',
    '/api/order-auth/login',
    post({ order_number: 'SE1', email: 'a@b.se' }),
  ],
  ['an unknown refresh token', 401, 'unauthorized', '/api/auth/refresh', post({ refresh_token: 'x' })],
  ['a profile without a token', 401, 'unauthorized', '/api/auth/profile'],
  ['a profile with a forged token', 401, 'unauthorized', '/api/auth/profile', bearer('a.b.c')],
]

test.each(wrong)('%s is answered with a problem document, %i %s', async (_what, status, code, path, init) => {
  const response = await shop.fetch(path, init)
  const problem = Problem.parse(await response.json())
  expect({ status: response.status, code: problem.code }).toEqual({ status, code })
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(shop.logged).toEqual([])
})

test('an invalid field is named', async () => {
  const response = await shop.fetch('/api/sync-cart', cart([{ ...line, quantity: -1 }]))
  expect(Problem.parse(await response.json()).errors?.map((error) => error.path)).toEqual(['items.0.quantity'])
})

test('numbers and strings of any size in a cart are accepted', async () => {
  const items = [
    { ...line, product_id: Number.MAX_SAFE_INTEGER },
    { ...line, product_id: -1 },
    { ...line, quantity: Number.MAX_SAFE_INTEGER },
  ]
  const response = await shop.fetch(
    '/api/sync-cart',
    post({ items, coupons: ['%', "'", '\\', 'x'.repeat(5000)], checkout_order_id: null }),
  )
  expect(response.status).toBe(200)
})

test.each(["'", '"', '\\', '%', '_', '!!', ':*', '&|()<->', 'a'.repeat(200), '\u{1F50B}', '1,5 & 3', 'å'])(
  'the query %j is searched for without a fault',
  async (query) => {
    for (const path of ['/api/products', '/api/search-triggers']) {
      const response = await shop.fetch(`${path}?query=${encodeURIComponent(query)}&co=true`)
      expect(response.status).toBe(200)
    }
  },
)

test('an unexpected failure is a 500 without details, and is logged', async () => {
  const broken = await openTestShop()
  await broken.db.execute('drop table widgets')
  const response = await broken.fetch('/api/widget-by-slug/footer-help')
  const text = await response.text()
  expect([response.status, Problem.parse(JSON.parse(text)).code, text.includes('widgets')]).toEqual([500, 'internal', false])
  expect(broken.logged).toMatchObject([{ level: 'error', event: 'call-failed', path: '/api/widget-by-slug/footer-help' }])
  await broken.close()
})
