import { Hono } from 'hono'
import { decode } from 'turbo-stream'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../../store/languages'
import { storeOf } from '../../store/stores'
import { answerFailure } from './answer-failure'
import { limitBody } from './limit-body'
import { busyAnswer, plainAnswer } from './plain-answer'

const BROWSER = { accept: 'text/html,*/*;q=0.8' }
const asked = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  plainAnswer(new Request(`http://shop.test${path}`, { headers: { ...BROWSER, ...headers } }), 'error.document', {
    status: 500,
  }).text()
const spoken = async (page: Promise<string>) => /<html lang="(.*?)">/.exec(await page)?.[1]

it.each(LANGUAGES)('says in the %s storefront that the error page failed, with a link back to home', async (language) => {
  const page = await asked(`/${language}/cart`)
  const { iso, brand } = storeOf(language)
  expect(page).toContain(`<html lang="${iso}">`)
  expect(page).toContain(`<a class="home" href="/${language}">`)
  expect(page).toContain(`– ${brand}</title>`)
  expect(page).not.toContain('An error occurred')
})

it('is in the language of the address, else of the last visit, else of the browser', async () => {
  expect(await spoken(asked('/', { cookie: 'locale=no', 'accept-language': 'de' }))).toBe('nb-NO')
  expect(await spoken(asked('/', { 'accept-language': 'en, nb-NO;q=0.9, de;q=0.5' }))).toBe('nb-NO')
  expect(await spoken(asked('/', { 'accept-language': 'de-AT' }))).toBe('de-DE')
  expect(await spoken(asked('/da', { cookie: 'locale=no', 'accept-language': 'de' }))).toBe('da-DK')
  expect(await spoken(asked('/', { 'accept-language': 'fr' }))).toBe('sv-SE')
})

it('what asks for no document gets no page', async () => {
  expect(await asked('/sv', { accept: 'application/json' })).toBe('')
})

it.each([
  ['/sv/cart.data?_routes=routes%2Fcart', '/sv/cart'],
  ['/de/artiklar/x/index.html.data?sort=name&_routes=a', '/de/artiklar/x/index.html?sort=name'],
  ['/de/suchergebnisse.html.data?_routes=a&query=a%20b+c', '/de/suchergebnisse.html?query=a%20b+c'],
  ['/_root.data', '/'],
])('a script that is turned away from the data of a page loads its document: %s', async (path, page) => {
  const answer = busyAnswer(new Request(`http://shop.test${path}`))
  expect([answer.status, answer.headers.get('x-remix-response')]).toEqual([202, 'yes'])
  const redirect = (type: string, value: unknown) => (type === 'SingleFetchRedirect' ? { value } : undefined)
  const { value } = await decode(answer.body ?? new ReadableStream(), { plugins: [redirect] })
  expect(value).toEqual({ redirect: page, status: 302, revalidate: false, reload: true, replace: false })
})

it('what is only fetched ahead while the process is busy is refused', async () => {
  const answer = busyAnswer(new Request('http://shop.test/sv/cart.data', { headers: { purpose: 'prefetch' } }))
  expect([answer.status, await answer.text()]).toEqual([503, ''])
})

it('a form that is too long is answered with a page', async () => {
  const app = new Hono()
  app.use(limitBody(10))
  const answer = await app.request('/de/cart', {
    method: 'POST',
    body: 'x'.repeat(11),
    headers: { ...BROWSER, 'content-length': '11' },
  })
  expect(answer.status).toBe(413)
  expect(await answer.text()).toContain('Der Shop konnte Ihre Anfrage nicht annehmen')
})

it('a request that fails in the server itself is answered with a page, and logged', async () => {
  const logged: unknown[] = []
  const app = new Hono()
  app.onError(answerFailure((...entry) => logged.push(entry)))
  app.get('*', () => {
    throw new Error('broken')
  })
  const answer = await app.request('/no', { headers: BROWSER })
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('Det oppstod en feil da feilsiden skulle vises')
  expect(logged).toMatchObject([['error', 'request-failed', { path: '/no' }]])
})
