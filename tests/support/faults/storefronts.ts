import { Hono } from 'hono'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBackend } from '../../../backend/serve'
import { openTestShop, type TestShop as Backend } from '../../../backend/tests/test-shop'
import { type Started, startProcess } from '../journey/start-process'
import { freePort } from '../redis/start-redis'
import { Visitor } from '../shop/visitor'

/** One storefront process of the build. */
export type Storefront = Pick<Started, 'stop' | 'kill'> & {
  pid: () => number
  origin: string
  /** Opens a tab: a visitor of this process with the given cookies. */
  tab: (cookies?: ReadonlyMap<string, string>) => Visitor
  restart: () => Promise<void>
}

/** Processes of the built shop with one backend, each on its own port, and a shared temporary folder. */
export type Storefronts = {
  backend: Backend
  folder: string
  start: (env?: Readonly<Record<string, string>>) => Promise<Storefront>
  close: () => Promise<void>
}

export async function openStorefronts(): Promise<Storefronts> {
  const folder = await mkdtemp(join(tmpdir(), 'storefronts-'))
  const backend = await openTestShop()
  const app = new Hono()
  app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const body = req.method === 'GET' ? {} : { body: await req.text() }
    return backend.fetch(pathname + search, { method: req.method, headers: req.raw.headers, ...body })
  })
  const served = await serveBackend({ app, close: backend.close }, '127.0.0.1', 0)
  const started: Storefront[] = []
  return {
    backend,
    folder,
    async start(env = {}) {
      const storefront = await startStorefront({
        BACKEND_URL: served.url,
        DATA_DIR: folder,
        SESSION_SECRET: 'r'.repeat(32),
        ...env,
      })
      started.push(storefront)
      return storefront
    },
    async close() {
      await Promise.all(started.map((storefront) => storefront.kill()))
      await served.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startStorefront(env: Readonly<Record<string, string>>): Promise<Storefront> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const start = () =>
    startProcess('server.js', { NODE_ENV: 'production', PORT: String(port), TRUSTED_PROXIES: '1', ...env }, `${origin}/readyz`)
  let process = await start()
  return {
    origin,
    pid: () => process.pid,
    stop: () => process.stop(),
    kill: () => process.kill(),
    async restart() {
      process = await start()
    },
    tab(cookies = new Map()) {
      const visitor = new Visitor((request) => fetch(request, { redirect: 'manual' }), origin)
      for (const [name, value] of cookies) visitor.cookies.set(name, value)
      return visitor
    },
  }
}
