import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { fetchFile } from './backend-file.server'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server that answers every request alike; gives its address and the number of requests so far. */
async function serve(status: number, headers: Readonly<Record<string, string>> = {}) {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.writeHead(status, headers).end('body')
  })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port')
  return { url: `http://127.0.0.1:${bound.port}`, requests: () => requests }
}

it('a picture follows no redirect to another host', async () => {
  const other = await serve(200)
  const backend = await serve(302, { location: `${other.url}/secret.svg` })
  expect(await fetchFile({ fetch: globalThis.fetch, backendUrl: backend.url }, '/pictures/1.svg')).toBeNull()
  expect([backend.requests(), other.requests()]).toEqual([1, 0])
})
