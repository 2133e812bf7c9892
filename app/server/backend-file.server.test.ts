import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { storeOf } from '../store/stores'
import { backendFile, fetchFile } from './backend-file.server'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/**
 * A server that answers every request alike, and breaks off after half of the body if asked; gives its
 * address and the number of requests so far.
 */
async function serve(status: number, headers: Readonly<Record<string, string>> = {}, whole = true) {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.writeHead(status, headers)
    if (whole) response.end('body')
    else response.write('bo', () => response.destroy())
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${bound.port}`, requests: () => requests }
}

it('a file is asked for with the locale and store id of a storefront, beside its own query (spec section 7)', async () => {
  const headers = { 'content-type': 'image/svg+xml' }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('<svg/>', { headers }))
  const url = new URL('http://shop.test/pictures/1.svg?v=2&locale=no')
  const services = { fetch, backendUrl: 'http://backend.test' }
  await backendFile({ request: new Request(url), url, services }, { type: /^image/, store: storeOf('de') })
  expect(fetch.mock.calls[0]?.[0]).toEqual(new URL('http://backend.test/pictures/1.svg?v=2&locale=de&sid=9'))
})

it('a picture follows no redirect to another host', async () => {
  const other = await serve(200)
  const backend = await serve(302, { location: `${other.url}/secret.svg` })
  expect(await fetchFile({ fetch: globalThis.fetch, backendUrl: backend.url }, '/pictures/1.svg', /image/)).toBeNull()
  expect([backend.requests(), other.requests()]).toEqual([1, 0])
})

it.each([
  ['whose connection breaks in the middle', { 'content-type': 'text/javascript', 'content-length': '4' }, false, 'unavailable'],
  ['of another type, such as the page of a proxy', { 'content-type': 'text/html' }, true, 'malformed'],
] as const)('a file %s is an outage', async (_, headers, whole, kind) => {
  const { url } = await serve(200, headers, whole)
  const read = fetchFile({ fetch: globalThis.fetch, backendUrl: url }, '/widgets/reviews.js', /javascript/)
  await expect(read).rejects.toMatchObject({ name: 'BackendError', kind })
})
