import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { brotliDecompressSync } from 'node:zlib'
import { href } from '../../app/routing/href'
import { type Started, startProcess } from '../support/journey/start-process'
import { freePort, startRedis } from '../support/redis/start-redis'
import { drive } from './drive'
import { firstLoad } from './first-load'
import { goalOf } from './goals'
import { measuredPages, type PageKind, type Visitors } from './measured-pages'
import { memoryUnderLoad } from './mixed-load'
import { cpuMilliseconds, cpuWithChildren } from './process-figures'
import { createReport } from './report'

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '150' },
    keep: { type: 'boolean', default: false },
    shared: { type: 'boolean', default: false },
    workers: { type: 'string', default: '1' },
  },
})
const rendered = Number(options.requests)
if (!Number.isInteger(rendered) || rendered < 3) throw new Error('--requests is a number from 3')
const workers = Number(options.workers)
if (!Number.isInteger(workers) || workers < 1) throw new Error('--workers is a number from 1')

/** Measured requests of a row: 3000 of a cached page would be over in 0.2 s, with V8 still compiling. */
const REQUESTS = { rendered, cached: rendered * 100, mixed: Math.ceil((rendered * 22_000) / 150) }

/** Warm-up requests of a row, which are not measured: after fewer, up to a third of the CPU time is V8 still compiling. */
const WARM_UP = 300

const CONNECTIONS = { rendered: 4, cached: 50 }

/** The settings of `npm start`. */
const AS_STARTED = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=320' }

const COLUMNS = ['page', 'req/s', 'p50 ms', 'p99 ms', 'CPU ms', 'req/s ratio', 'CPU ratio', 'raw kB', 'brotli kB', 'goal']

const report = createReport((line) => process.stdout.write(line))

/**
 * `npm run bench` (Linux only): what each page costs the storefront process, the backend apart, for each kind of visitor; beside
 * it a bare node:http server with the same bytes, what a browser loads first, and the memory after 22,000 requests. On a busy
 * machine only the bytes say much. Figures are printed, never judged; `npm run bench -- --keep` also writes them into
 * docs/benchmarks.md, with `--shared` as those of a machine that was busy with other work. `--requests 15` makes a tenth of the
 * requests. `--workers 2` measures so many storefront processes on one port, with a Redis server beside them: their CPU time
 * together, for one cached page and one rendered page alone.
 */
async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const backendPort = String(await freePort())
    const backendUrl = `http://127.0.0.1:${backendPort}`
    const health = `${backendUrl}/api/next-delivery?locale=sv&sid=7`
    const backend = await startProcess('backend.js', { PORT: backendPort, DATA_DIR: join(folder, 'backend') }, health)
    ends.push(() => backend.stop())
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    const redis = workers > 1 ? await startRedis() : null
    ends.push(async () => redis?.kill())
    const environment = {
      PORT: port,
      BACKEND_URL: backendUrl,
      DATA_DIR: join(folder, 'shop'),
      NODE_ENV: 'production',
      ...AS_STARTED,
      ...(redis === null ? {} : { WEB_CONCURRENCY: String(workers), REDIS_URL: redis.url }),
    }
    const shop = await startProcess('server.js', environment, `${origin}/readyz`)
    ends.push(() => shop.stop())
    const { kinds, visitors } = await measuredPages(origin)
    report.table('Pages', COLUMNS)
    const bare = await measureBare(`${origin}${href('home', 'sv')}`, join(folder, 'page.br'), ends)
    if (workers > 1) {
      await measureWorkers(kinds, visitors, { origin, shop, bare })
      return
    }
    for (const kind of kinds) await measureKind(kind, visitors, { origin, shop, bare })
    report.table('First load, kB after brotli (goal for scripts: 95)', ['page', 'scripts', 'styles'])
    for (const { name, path, cart } of kinds) {
      const headers = { cookie: cart ? visitors.withCart : visitors.anonymous }
      const html = await (await fetch(origin + path, { headers })).text()
      const { scripts, styles } = await firstLoad(html, async (file) => (await fetch(origin + file)).text())
      report.row([name, kilobytes(scripts), kilobytes(styles)])
    }
    report.table('Memory of the storefront under mixed requests (goal: 220 MB, flat)', ['requests', 'RSS, MB'])
    for (const { requests, megabytes } of await memoryUnderLoad(origin, shop.pid, { kinds, visitors, total: REQUESTS.mixed })) {
      report.row([String(requests), String(megabytes)])
    }
    if (options.keep) report.keep(new Date(), { isShared: options.shared, requests: REQUESTS })
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

type Running = { origin: string; shop: Started; bare: Bare }

/** Answers a second, and CPU milliseconds a request. */
type Bare = { perSecond: number; cpu: number }

/** The rows of one page. The data of a page is what the browser asks for when it navigates there itself. */
async function measureKind({ name, path, cart }: PageKind, visitors: Visitors, running: Running): Promise<void> {
  const { anonymous, uncached, withCart } = visitors
  const [page = '', query] = path.split('?')
  const data = `${page}.data${query === undefined ? '' : `?${query}`}`
  if (!cart) {
    await measure(`${name}, cached`, path, anonymous, running, 'cached')
    await measure(`${name}, uncached`, path, uncached, running)
    const route = `_routes=${name}___sv`
    await measure(`${name}, .data cached`, `${data}${query === undefined ? '?' : '&'}${route}`, anonymous, running, 'cached')
  }
  await measure(`${name}, with a cart`, path, withCart, running)
  await measure(`${name}, .data`, data, cart ? withCart : uncached, running)
}

/** The rows of a shop of several processes. */
async function measureWorkers(kinds: readonly PageKind[], visitors: Visitors, running: Running): Promise<void> {
  const pathOf = (name: string) => kinds.find((kind) => kind.name === name)?.path ?? ''
  await measure('home, cached', pathOf('home'), visitors.anonymous, running, 'cached')
  await measure('listing, with a cart', pathOf('listing'), visitors.withCart, running)
}

async function measure(
  name: string,
  path: string,
  cookie: string,
  { origin, shop, bare }: Running,
  expected: 'cached' | 'rendered' = 'rendered',
): Promise<void> {
  const headers = { 'accept-encoding': 'br', cookie }
  const connections = CONNECTIONS[expected]
  const requests = REQUESTS[expected]
  await drive(origin + path, { connections, requests: Math.max(WARM_UP, requests / 3), headers })
  const before = cpuWithChildren(shop.pid)
  const load = await drive(origin + path, { connections, requests, headers })
  const cpu = (cpuWithChildren(shop.pid) - before) / load.requests
  const body = await readRaw(origin + path, headers)
  const figures = [load.perSecond.toFixed(0), load.p50.toFixed(1), load.p99.toFixed(1), cpu.toFixed(cpu < 1 ? 3 : 1)]
  // The bare server is asked over as many connections as cached pages are.
  const ofBare = [expected === 'cached' ? (load.perSecond / bare.perSecond).toFixed(2) : '', (cpu / bare.cpu).toFixed(1)]
  report.row([name, ...figures, ...ofBare, kilobytes(brotliDecompressSync(body).length), kilobytes(body.length), goalOf(name)])
}

/** A server that does nothing but send the bytes of the compressed home page. */
async function measureBare(address: string, file: string, ends: (() => Promise<unknown>)[]): Promise<Bare> {
  writeFileSync(file, await readRaw(address, { 'accept-encoding': 'br' }))
  const port = String(await freePort())
  const bare = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare-server.ts'), port, file])
  ends.push(async () => void bare.kill())
  const { pid } = bare
  if (pid === undefined) throw new Error('The bare server has not started')
  const origin = `http://127.0.0.1:${port}/`
  while (
    !(await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100))
  const asked = { connections: CONNECTIONS.cached, requests: REQUESTS.cached, headers: {} }
  await drive(origin, asked)
  const before = cpuMilliseconds(pid)
  const load = await drive(origin, asked)
  const cpu = (cpuMilliseconds(pid) - before) / load.requests
  report.row(['bare node:http', load.perSecond.toFixed(0), load.p50.toFixed(1), load.p99.toFixed(1), cpu.toFixed(3)])
  return { perSecond: load.perSecond, cpu }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})

/** The body as it came over the wire: `fetch` would decompress it. Rejects for any status but 200. */
function readRaw(address: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      if (answer.statusCode === 200) resolve(buffer(answer))
      else reject(new Error(`${address}: ${answer.statusCode ?? 'no answer'}`))
    }).on('error', reject)
  })
}
