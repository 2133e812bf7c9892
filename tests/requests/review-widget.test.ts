import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { type Backend, openBackend, openShop, ORIGIN } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'

let backend: Backend

beforeAll(async () => {
  backend = await openBackend()
})
afterAll(() => backend.close())

const place = (html: string) => elements(html, 'div').filter(({ id }) => id === 'review-widget')

it.each(LANGUAGES)('the backend’s review widget is served from the shop’s origin, in %s', async (language) => {
  const shop = await openShop(backend)
  const { status, headers, body } = await shop.visitor().get(`/${language}/review-widget.js`)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(body).toContain({ sv: '6 omdömen', no: 'No reviews', de: '1 Bewertung"', da: 'No reviews' }[language])
  expect(place((await shop.visitor().get(`/${language}`)).body)).toHaveLength(1)
  expect((await shop.visitor().get(`/${language}`)).body).not.toContain('<script src="/sv/review-widget.js"')
})

it('the widget is requested once, and its failure is an empty answer', async () => {
  const shop = await openShop(backend)
  await shop.visitor().get('/sv/review-widget.js')
  await shop.visitor().get('/sv/review-widget.js')
  expect(shop.calls.filter((path) => path.startsWith('/widgets/'))).toHaveLength(1)
  shop.online = false
  const answer = await shop.visitor().get('/de/review-widget.js')
  expect([answer.status, answer.body]).toEqual([503, ''])
})

it('without configuration there is no widget; a third-party widget is allowed by the policy of its page only', async () => {
  const set = { BACKEND_URL: 'http://backend.test', REVIEW_WIDGET_DE: 'https://widget.example/kraft.js' }
  const shop = await openShop(backend, ORIGIN, set)
  const [sv, de] = [await shop.visitor().get('/sv'), await shop.visitor().get('/de')]
  expect([place(sv.body).length, place(de.body).length]).toEqual([0, 1])
  expect((await shop.visitor().get('/sv/review-widget.js')).status).toBe(404)
  const policy = de.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://widget.example;")
  expect(policy).toContain("frame-src 'self' https://widget.example;")
  expect(policy).toMatch(/script-src 'self' https:\/\/widget\.example(?: 'sha256-[^ ]+')+;/)
  const own = await openShop(backend)
  expect((await own.visitor().get('/de')).headers.get('content-security-policy')).not.toContain('https:')
})
