import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FakeTagManager = {
  origin: string
  /** Their addresses, with the query. */
  addresses: string[]
  /** The requests that came, as method and path, in order. */
  requests: string[]
  /** The events that its script has sent. */
  collected: Record<string, unknown>[]
  /** The bodies of the calls to the retail tracking. */
  tracked: unknown[]
  close: () => Promise<void>
}

/**
 * A server of another origin, on loopback, that stands for a tag manager, for retail tracking and for a review widget. The tag
 * manager's script does what a tag manager does: it reads the queue, stores a cookie, loads a second script by a plain address,
 * and sends each event to its own origin.
 */
export async function fakeTagManager(): Promise<FakeTagManager> {
  const fake = {
    addresses: [] as string[],
    requests: [] as string[],
    collected: [] as Record<string, unknown>[],
    tracked: [] as unknown[],
  }
  const server = createServer((request, response) => {
    void (async () => {
      const path = (request.url ?? '').split('?')[0] ?? ''
      fake.addresses.push(request.url ?? '')
      fake.requests.push(`${request.method} ${path}`)
      response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
      response.setHeader('access-control-allow-credentials', 'true')
      if (path === '/gtm.js') return void response.setHeader('content-type', 'text/javascript').end(script(originOf(request)))
      if (path === '/reviews.js') return void response.setHeader('content-type', 'text/javascript').end(REVIEWS)
      if (path === '/tag.js') return void response.setHeader('content-type', 'text/javascript').end('window.tagLoaded = true')
      const body: unknown = JSON.parse((await textOf(request)) || 'null')
      if (path === '/tracking') {
        fake.tracked.push(body)
        return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: 'visitor-1' }))
      }
      if (path === '/hanging') return
      if (path === '/failing') return void response.writeHead(500).end()
      if (path === '/malformed') return void response.end('<h1>no id</h1>')
      if (path === '/redirecting') return void response.writeHead(302, { location: '/tracking' }).end()
      if (path === '/collect') fake.collected.push(body as Record<string, unknown>)
      response.writeHead(204).end()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...fake,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const originOf = ({ headers }: IncomingMessage) => `http://${headers.host}`

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const script = (origin: string) => `(() => {
  document.cookie = '_ga=GA1.1.1; path=/'
  const tag = document.createElement('script')
  tag.src = '${origin}/tag.js'
  document.head.append(tag)
  const send = (entry) => {
    if (entry.event) navigator.sendBeacon('${origin}/collect', JSON.stringify(entry))
    if (entry.length === 3) window.consentTold = [...(window.consentTold ?? []), [...entry]]
  }
  dataLayer.forEach(send)
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.push = (...entries) => { entries.forEach(send); return push(...entries) }
})()`

const REVIEWS =
  "document.getElementById('review-widget').textContent = 'Reviews'; localStorage.setItem('widget.visitor', '1'); sessionStorage.setItem('widget.visit', '1')"
