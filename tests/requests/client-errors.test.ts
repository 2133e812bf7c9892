import { clientErrors } from '../../backend/database/schema/client-errors'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { type Backend, openBackend, openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'

let backend: Backend
let shop: TestShop
let reported = 0

beforeAll(async () => {
  backend = await openBackend()
})
beforeEach(async () => {
  shop = await openShop(backend)
})
afterAll(() => backend.close())

const REPORT = { error: 'x is not a function', level: 'error', stack: 'at y', userAgent: 'Browser/1.0', url: `${ORIGIN}/sv` }

function send(
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  visitor = shop.visitor({}, `192.0.2.${++reported}`),
  address = '/captuerr',
) {
  const own = { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return visitor.send(new Request(`${ORIGIN}${address}`, { method: 'POST', headers: { ...own, ...headers }, body: text }))
}

it('unhandled client errors are posted to the error-report call, without the query of their page', async () => {
  await backend.db.delete(clientErrors)
  const { status } = await send({ ...REPORT, url: `${ORIGIN}/sv/my-order/7f2c1d3e-9a4b-4c5d-8e6f-001122334455?token=secret` })
  expect(status).toBe(202)
  const [saved] = await backend.db.select().from(clientErrors)
  expect(saved).toMatchObject({ error: REPORT.error, level: 'error', url: `${ORIGIN}/sv/my-order/:id` })
  expect(shop.logged).toMatchObject([{ level: 'error', event: 'client-error', details: { error: REPORT.error } }])
  expect(JSON.stringify(shop.logged)).not.toContain('secret')
})

it.each(LANGUAGES)('is reported with the locale and store id of its page, in %s', async (language) => {
  const asked: string[] = []
  shop.respond = (path, respond, { search }) => {
    if (path === '/captuerr') asked.push(search)
    return respond()
  }
  const page = (await shop.visitor().get(href('home', language))).body
  const address = `/captuerr?locale=${language}`
  expect(page.includes(JSON.stringify(address).slice(1))).toBe(true)
  await send({ ...REPORT, error: `in ${language}` }, {}, undefined, address)
  expect(asked).toEqual([`?locale=${language}&sid=${storeOf(language).storeId}`])
})

it('the same error is logged once, whoever reports it', async () => {
  for (const level of ['warning', 'warning', 'error']) expect((await send({ ...REPORT, level })).status).toBe(202)
  expect(shop.logged.map(({ level }) => level)).toEqual(['warn'])
})

it('an address sends at most 20 reports in 10 minutes', async () => {
  const visitor = shop.visitor({}, '198.51.100.7')
  const statuses = []
  for (let index = 0; index < 21; index++) statuses.push((await send({ ...REPORT, error: `${index}` }, {}, visitor)).status)
  expect(statuses).toEqual([...Array<number>(20).fill(202), 429])
})

it('the log has the places in the source in place of those in the built scripts', async () => {
  const [script = ''] = (await readdir('build/client/assets')).filter((name) => /^home-.{8}\.js$/.test(name))
  const code = await readFile(`build/client/assets/${script}`, 'utf8')
  // Somewhere in the longest line: the map has a place for nearly every name there.
  const line = code.split('\n').reduce((longest, text, at, all) => (text.length > (all[longest]?.length ?? 0) ? at : longest), 0)
  await send({ ...REPORT, stack: `Error: x\n    at a (${ORIGIN}/assets/${script}:${line + 1}:2000)` })
  const [logged] = shop.logged
  expect(logged).toMatchObject({
    details: { stack: expect.stringMatching(/at a \((?:app|node_modules)\/\S+\.tsx?:\d+:\d+\)/) as unknown },
  })
})

it('what is no report is refused, and a backend that is away loses nothing of the log', async () => {
  expect((await send('{')).status).toBe(400)
  expect((await send({ ...REPORT, error: 'x'.repeat(2001) })).status).toBe(400)
  expect((await send(REPORT, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send(REPORT, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  shop.online = false
  expect((await send(REPORT)).status).toBe(202)
  expect(shop.logged.map(({ event }) => event)).toContain('client-error')
})
