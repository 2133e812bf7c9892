import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageOfPath, LANGUAGES } from '../../app/store/languages'
import { crawlFaults } from '../support/crawl/crawl-faults'
import { pageOfPath } from '../support/crawl/page-of-path'
import { walkShop } from '../support/crawl/walk-shop'
import { startProcess } from '../support/journey/start-process'
import { freePort } from '../support/redis/start-redis'
import { htmlErrors } from './check-html'

/** Pictures that are fetched: the shop draws a JPEG in 60 ms of CPU time. */
const MAX_PICTURES = 1500

/** Faults that are printed of each kind. */
const SHOWN = 12

/**
 * `npm run crawl` (`npm run build` first): starts the shop seeded, walks all of it as a search engine does, and prints what it
 * found. `-- --limit N` walks N pages, of every kind in every language, `--language de` those of one. The longest page of each
 * kind and language is checked with the Nu HTML checker, where Java is installed. Ends with 1 when something is wrong.
 */
async function run(): Promise<number> {
  const { limit, language } = parseArgs({ options: { limit: { type: 'string' }, language: { type: 'string' } } }).values
  const folder = await mkdtemp(join(tmpdir(), 'crawl-'))
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const shop = await startProcess('server.js', { PORT: port, DATA_DIR: folder, NODE_ENV: 'production' }, `${origin}/readyz`)
  const start = Date.now()
  const longest = new Map<string, string>()
  try {
    const crawl = await walkShop(
      { origin, get: (path) => get(origin + path) },
      {
        maxPictures: MAX_PICTURES,
        ...(limit === undefined ? {} : { limit: Number(limit) }),
        only: LANGUAGES.find((known) => known === language),
        onPage: (walked, waiting) => walked % 1000 === 0 && process.stdout.write(`${walked} of ${waiting} pages\n`),
        onHtml(path, html) {
          const [pathname = ''] = path.split('?')
          const kind = `${languageOfPath(pathname) ?? ''}-${pageOfPath(pathname) ?? ''}`
          if (html.length > (longest.get(kind)?.length ?? 0)) longest.set(kind, html)
        },
      },
    )
    const seconds = Math.round((Date.now() - start) / 1000)
    const count = (kept: (status: number) => boolean) => [...crawl.pages.values()].filter(({ status }) => kept(status)).length
    const faults = crawlFaults(crawl)
    process.stdout.write(
      `${crawl.pages.size} pages in ${seconds} s, ${crawl.listed.length} of them in the sitemap: ${count((status) => status === 200)} found, ` +
        `${count((status) => status >= 300 && status < 400)} redirects, ${count((status) => status >= 400)} missing; ${faults.length} faults\n`,
    )
    for (const kind of new Set(faults.map(kindOf))) {
      const same = faults.filter((fault) => kindOf(fault) === kind)
      process.stdout.write(`\n${same.length} x ${kind}\n`)
      for (const fault of same.slice(0, SHOWN)) process.stdout.write(`  ${fault}\n`)
    }
    const errors = htmlErrors(longest)
    process.stdout.write(
      errors === null
        ? '\nJava is missing: the HTML was not checked with the Nu HTML checker (Debian: default-jre-headless)\n'
        : `\n${errors.length} errors of the Nu HTML checker in ${longest.size} pages\n${errors.map((line) => `  ${line}\n`).join('')}`,
    )
    return faults.length === 0 && (errors ?? []).length === 0 ? 0 : 1
  } finally {
    await shop.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A fault without its addresses. */
const kindOf = (fault: string): string => fault.replace(/^\S+: /, '').replaceAll(/\/\S+/g, '…')

async function get(url: string) {
  const answer = await fetch(url, { redirect: 'manual' })
  const { status, headers } = answer
  return { status, headers, body: await answer.text(), location: headers.get('location') ?? '' }
}

process.exitCode = await run()
