import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { href } from '../../app/routing/href'
import { startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'

/** Requests of each page that are counted, after as many that warm the process up. */
const REQUESTS = 150

/** Clock ticks of /proc in a second (USER_HZ), on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * `npm run bench:pages` (`npm run build` first, Linux only): what a page costs the storefront process, in milliseconds of CPU a request, the
 * backend apart; how large it is, compressed and not; and the memory of the process at the end. Figures are printed, never judged.
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
    const environment = { PORT: port, BACKEND_URL: backendUrl, DATA_DIR: join(folder, 'shop'), NODE_ENV: 'production' }
    const shop = await startProcess('server.js', environment, `${origin}/readyz`)
    ends.push(() => shop.stop())
    process.stdout.write(row(['', 'CPU ms', 'bytes', 'brotli']))
    for (const [name, path] of Object.entries(await pagesOf(origin))) {
      const address = `${origin}${path}`
      await ask(address, REQUESTS)
      const before = cpuMilliseconds(shop.pid)
      const sizes = await ask(address, REQUESTS)
      const spent = (cpuMilliseconds(shop.pid) - before) / REQUESTS
      process.stdout.write(row([name, spent.toFixed(1), String(sizes.plain), String(sizes.compressed)]))
    }
    process.stdout.write(`Memory at the end: ${residentMegabytes(shop.pid)} MB\n`)
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** One address of each kind of page; listing and product are the first that the menu and the listing lead to. */
async function pagesOf(origin: string): Promise<Readonly<Record<string, string>>> {
  const home = await text(`${origin}${href('home', 'sv')}`)
  const listing = first(home, /href="(\/sv\/artiklar\/[^"]+\/index\.html)"/, 'no listing on the home page')
  const product = first(await text(origin + listing), /href="(\/sv\/artiklar\/[^"/]+\.html)"/, 'no product on the listing')
  const search = `${href('search', 'sv')}?query=batteri`
  const pages = { home: href('home', 'sv'), listing, 'listing (.data)': `${listing}.data`, product, search }
  return { ...pages, cart: href('cart', 'sv') }
}

function first(html: string, link: RegExp, missing: string): string {
  const path = link.exec(html)?.[1]
  if (path === undefined) throw new Error(missing)
  return path
}

const text = async (address: string) => (await fetch(address)).text()

/** Asks one after the other, as a browser that takes brotli does; gives the size of the last answer. */
async function ask(address: string, times: number): Promise<{ plain: number; compressed: number }> {
  let sizes = { plain: 0, compressed: 0 }
  for (let i = 0; i < times; i++) sizes = await sizesOf(address, i === times - 1)
  return sizes
}

/** `fetch` decompresses by itself, so the size of the compressed answer is measured on bytes that it left alone. */
function sizesOf(address: string, measured: boolean): Promise<{ plain: number; compressed: number }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${address}: ${answer.statusCode ?? 'no status'}`))
        return
      }
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(parts)
        const isBrotli = answer.headers['content-encoding'] === 'br'
        resolve({ compressed: body.length, plain: measured && isBrotli ? brotliDecompressSync(body).length : body.length })
      })
    }).on('error', reject)
  })
}

/** User and system time that a process has used so far (proc(5), fields 14 and 15 of stat). */
function cpuMilliseconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(afterName[11]) + Number(afterName[12])) * 1000) / TICKS_PER_SECOND
}

function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

function row([name = '', ...figures]: readonly string[]): string {
  return `${name.padEnd(20)}${figures.map((figure) => figure.padStart(10)).join('')}\n`
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
