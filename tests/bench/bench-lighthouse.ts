import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../support/find-chromium'
import { startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'
import { measuredPages } from './measured-pages'

/**
 * Not a dependency of the shop, because it is larger than all the others: `npx` fetches it for a run. It is the last version that
 * runs on Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2'
/** Runs for one page; the median by performance score is printed. */
const ROUNDS = 3

const score = z.object({ score: z.number().nullable() })
const audit = z.object({ numericValue: z.number() })
const Report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
})
type Report = z.infer<typeof Report>

/**
 * `npm run bench:lighthouse` (`npm run build` first): what Lighthouse says of the pages on its slow phone, of cart and checkout
 * with goods in the cart. Figures are printed, never judged. SEO is below 100 on pages that must not be indexed.
 */
async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = await startProcess('server.js', { PORT: port, DATA_DIR: folder, NODE_ENV: 'production' }, `${origin}/readyz`)
  try {
    const { kinds, visitors } = await measuredPages(origin)
    process.stdout.write(`Lighthouse, mobile: the middle one of ${ROUNDS} runs\n`)
    process.stdout.write('page\tperformance\taccessibility\tbest practices\tSEO\tLCP, s\tTBT, ms\tCLS\n')
    for (const { name, path, cart } of kinds) {
      const reports: Report[] = []
      const cookie = `consent=1; ${cart ? visitors.withCart : 'locale=sv'}`
      for (let round = 0; round < ROUNDS; round++) reports.push(await reportOn(origin + path, cookie, folder))
      reports.sort((a, b) => pointsOf(a.categories.performance) - pointsOf(b.categories.performance))
      const middle = reports[Math.floor(ROUNDS / 2)]
      if (middle !== undefined) process.stdout.write(rowOf(name, middle))
    }
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function reportOn(url: string, cookie: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = [
    '--headless',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const settings = ['--quiet', '--output=json', `--output-path=${file}`, `--extra-headers=${JSON.stringify({ Cookie: cookie })}`]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...settings, `--chrome-flags=${[...flags, ...asRoot].join(' ')}`], {
    env,
  })
  return Report.parse(JSON.parse(await readFile(file, 'utf8')))
}

const pointsOf = ({ score: share }: z.infer<typeof score>) => Math.round((share ?? 0) * 100)

function rowOf(name: string, { categories, audits }: Report): string {
  const { performance, accessibility, seo } = categories
  const points = [performance, accessibility, categories['best-practices'], seo].map(pointsOf)
  const seconds = (audits['largest-contentful-paint'].numericValue / 1000).toFixed(1)
  const blocked = Math.round(audits['total-blocking-time'].numericValue)
  const shift = Number(audits['cumulative-layout-shift'].numericValue.toFixed(3))
  return `${[name, ...points, seconds, blocked, shift].join('\t')}\n`
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
