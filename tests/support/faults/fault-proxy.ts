import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Backend } from '../shop/open-shop'
import { type Called, calledBy } from './called'
import { type FaultName, FAULTS } from './injected-faults'

/** A proxy before the backend, which a shop reaches over HTTP. Requests for which `isHit` is true fail; the others pass. */
export type FaultProxy = {
  origin: string
  /** The calls that were made, and the requests that no row of the contract names. */
  calls: Set<Called>
  unknown: Set<string>
  /** Null while all is well. */
  fault: { name: FaultName; isHit: (call: Called | null) => boolean } | null
  close: () => Promise<void>
}

export async function openFaultProxy(backend: Pick<Backend, 'fetch'>): Promise<FaultProxy> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${address.port}`,
    calls: new Set(),
    unknown: new Set(),
    fault: null,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return proxy

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', proxy.origin)
    const call = calledBy(request.method ?? 'GET', pathname)
    if (call === null) proxy.unknown.add(`${request.method} ${pathname}`)
    else proxy.calls.add(call)
    const body = await readBody(request)
    const { fault } = proxy
    const sound = () => askBackend(pathname + search, request, body)
    if (fault !== null && fault.isHit(call)) {
      await FAULTS[fault.name](response, async () => {
        const sounded = await sound()
        return { status: sounded.status, body: sounded.body, contentType: sounded.headers['content-type'] ?? '' }
      })
      return
    }
    const { status, headers, body: sent } = await sound()
    response.writeHead(status, headers).end(sent)
  }

  async function askBackend(path: string, { method = 'GET', headers }: IncomingMessage, body: Buffer) {
    const passed = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !HOP_BY_HOP.has(name) ? [[name, value]] : [],
    )
    const init = body.length === 0 ? {} : { body: new Uint8Array(body) }
    const given = await backend.fetch(path, { method, headers: passed, ...init })
    const own = Object.fromEntries([...given.headers].filter(([name]) => name !== 'content-length'))
    return { status: given.status, headers: own, body: Buffer.from(await given.arrayBuffer()) }
  }
}

const HOP_BY_HOP = new Set(['connection', 'content-length', 'transfer-encoding', 'host', 'accept-encoding'])

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
  return Buffer.concat(chunks)
}
