import { type Language, languageOfPath, LANGUAGES } from '../../../app/store/languages'
import { href } from '../../../app/routing/href'
import { resourceHref } from '../../../app/routing/resources'
import { type CrawledPage, crawledPage, noPage } from './crawled-page'
import type { Crawl } from './crawl-faults'
import { readFeed } from './feed-faults'

type Asked = {
  origin: string
  get: (path: string) => Promise<{ status: number; headers: Headers; body: string; location: string }>
}

/**
 * Pages beyond `limit`, and of another language than `only`, are not walked. `onPage` is called
 * after each, `onHtml` with each document.
 */
type Options = {
  limit?: number
  only?: Language | undefined
  onPage?: (walked: number, waiting: number) => void
  onHtml?: (path: string, html: string) => void
}

/**
 * Walks the shop as a crawler: from every page of its sitemap and from each home page along
 * the links, page by page of the listings.
 */
export async function walkShop({ origin, get }: Asked, { limit = Infinity, only, onPage, onHtml }: Options = {}): Promise<Crawl> {
  const listed: string[][] = []
  for (const file of await locations('/sitemap.xml')) listed.push(await locations(file))
  const isAsked = (path: string) => only === undefined || languageOfPath(path) === only
  const paths = inTurn(listed).filter(isAsked)
  const waiting = new Set([...LANGUAGES.map((language) => href('home', language)), ...paths].filter(isAsked))
  const pages = new Map<string, CrawledPage>()
  const addresses = new Map<string, string>()
  for (const path of waiting) {
    if (pages.size >= limit) break
    const page = kept(await open(path))
    pages.set(path, page)
    for (const link of [...page.links, ...Object.values(page.alternates), page.location ?? ''])
      if (isWalked(link) && isAsked(link)) waiting.add(link)
    onPage?.(pages.size, waiting.size)
  }
  const feeds: ReturnType<typeof readFeed>[] = []
  for (const language of LANGUAGES.filter((one) => only === undefined || one === only))
    feeds.push(readFeed(await text(resourceHref('productFeed', language))))
  const feed = { items: feeds.flatMap(({ items }) => items), faults: feeds.flatMap(({ faults }) => faults) }
  return { pages, listed: paths, feed, isWhole: only === undefined && pages.size === waiting.size }

  /**
   * The page in strings of its own, with each address once in memory: a part of a string makes V8
   * keep all of it, here the whole document.
   */
  function kept(page: CrawledPage): CrawledPage {
    const own = structuredClone(page)
    return { ...own, links: own.links.map(known) }
  }

  function known(address: string): string {
    const before = addresses.get(address) ?? address
    addresses.set(before, before)
    return before
  }

  async function open(path: string): Promise<CrawledPage> {
    const { status, headers, body, location } = await get(path)
    if (status === 200 && headers.get('content-type')?.startsWith('text/html')) {
      onHtml?.(path, body)
      return crawledPage(path, body, origin)
    }
    const target = location === '' ? null : new URL(location, origin + path)
    return noPage(path, status, target && target.pathname + target.search)
  }

  async function locations(path: string): Promise<string[]> {
    return [...(await text(path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
    )
  }

  async function text(path: string): Promise<string> {
    const { status, body } = await get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return body
  }
}

/**
 * Facets, orders and choices of a form have addresses without end; of the queries, only the pages of listings, and the
 * types and brands of the finder, are walked.
 */
function isWalked(path: string): boolean {
  return path.startsWith('/') && /^[^?]*(\?(page=\d+|type=[^&]+(&brand=[^&]+)?))?$/.test(path)
}

/**
 * The first of each list, then the second of each, so that a walk that ends early has seen every kind of page in every language.
 */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
