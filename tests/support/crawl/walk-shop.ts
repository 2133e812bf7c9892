import { type Language, languageOfPath, LANGUAGES } from '../../../app/store/languages'
import { href } from '../../../app/routing/href'
import { resourceHref } from '../../../app/routing/resources'
import { type CrawledPage, crawledPage, noPage } from './crawled-page'
import type { Crawl } from './crawl-faults'
import type { FetchedPicture, NamedPicture } from './picture-faults'
import { readFeed } from './feed-faults'

const LLMS = resourceHref('llms', 'sv')

type Asked = {
  origin: string
  get: (path: string) => Promise<{ status: number; headers: Headers; body: string; location: string }>
}

/**
 * Pages beyond `limit`, and of another language than `only`, are not walked; of the pictures, `maxPictures` are fetched, evenly
 * spread over all. `onPage` is called after each page, `onHtml` with each document.
 */
type Options = {
  limit?: number
  maxPictures?: number
  only?: Language | undefined
  onPage?: (walked: number, waiting: number) => void
  onHtml?: (path: string, html: string) => void
}

/**
 * Walks the shop as a crawler: from every page of its sitemap and from each home page along
 * the links, page by page of the listings.
 */
export async function walkShop(
  { origin, get }: Asked,
  { limit = Infinity, maxPictures = Infinity, only, onPage, onHtml }: Options = {},
): Promise<Crawl> {
  const listed: string[][] = []
  const pictures = new Map<string, NamedPicture>()
  for (const file of addressesIn(await text('/sitemap.xml'), LOCATION)) {
    const xml = await text(file)
    listed.push(addressesIn(xml, LOCATION))
    notePictures(file, { previews: addressesIn(xml, PICTURE), pictures: [] })
  }
  const isAsked = (path: string) => only === undefined || languageOfPath(path) === only
  const paths = inTurn(listed).filter(isAsked)
  const forModels = addressesIn(await text(LLMS), MARKDOWN_LINK)
  const waiting = new Set([...LANGUAGES.map((language) => href('home', language)), ...paths, ...forModels].filter(isAsked))
  const pages = new Map<string, CrawledPage>()
  const addresses = new Map<string, string>()
  for (const path of waiting) {
    if (pages.size >= limit) break
    const opened = await open(path)
    const page = kept(opened)
    pages.set(path, page)
    notePictures(path, structuredClone(opened))
    for (const link of [...page.links, ...Object.values(page.alternates), page.location ?? '', page.canonical ?? ''])
      if (isWalked(link) && isAsked(link)) waiting.add(link)
    onPage?.(pages.size, waiting.size)
  }
  const feeds: ReturnType<typeof readFeed>[] = []
  for (const language of LANGUAGES.filter((one) => only === undefined || one === only))
    feeds.push(readFeed(await text(resourceHref('productFeed', language))))
  const feed = { items: feeds.flatMap(({ items }) => items), faults: feeds.flatMap(({ faults }) => faults) }
  for (const { path, picture } of feed.items) notePictures(path, { previews: [picture], pictures: [] })
  const isWhole = only === undefined && pages.size === waiting.size
  pages.set(LLMS, { ...noPage(LLMS, 200, null), links: forModels })
  return { pages, listed: paths, feed, pictures: await fetchedPictures(), isWhole }

  function notePictures(from: string, named: Pick<CrawledPage, 'previews' | 'pictures'>): void {
    for (const [isPreview, addresses] of [[true, named.previews] as const, [false, named.pictures] as const])
      for (const address of addresses) {
        const before = pictures.get(address)
        pictures.set(address, { from: before?.from ?? from, isPreview: isPreview || before?.isPreview === true })
      }
  }

  async function fetchedPictures(): Promise<FetchedPicture[]> {
    const stride = Math.max(1, pictures.size / maxPictures)
    const asked = [...pictures].filter((_, index) => Math.floor(index / stride) !== Math.floor((index - 1) / stride))
    const fetched: FetchedPicture[] = []
    for (const [address, named] of asked) {
      const { status, headers } = await get(address)
      fetched.push({ ...named, address, status, type: headers.get('content-type') ?? '' })
    }
    return fetched
  }

  /**
   * The page in strings of its own, with each address once in memory: a part of a string makes V8
   * keep all of it, here the whole document.
   */
  function kept(page: CrawledPage): CrawledPage {
    const own = structuredClone(page)
    return { ...own, links: own.links.map(known), previews: [], pictures: [] }
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

  async function text(path: string): Promise<string> {
    const { status, body } = await get(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return body
  }
}

/** Addresses in a sitemap, of pages and of pictures, and in Markdown. */
const LOCATION = /<loc>([^<]*)<\/loc>/g
const PICTURE = /<image:loc>([^<]*)<\/image:loc>/g
const MARKDOWN_LINK = /\]\(([^)]*)\)/g

/** The paths, with their query, of the addresses that `pattern` finds in a file. */
const addressesIn = (file: string, pattern: RegExp): string[] =>
  [...file.matchAll(pattern)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })

/**
 * Facets, orders and choices of a form have addresses without end; of the queries, only the pages of listings, the types and
 * brands of the finder, and products of a campaign, are walked.
 */
function isWalked(path: string): boolean {
  return path.startsWith('/') && /^[^?]*(\?(page=\d+|type=[^&]+(&brand=[^&]+)?|campaign=[^&]+))?$/.test(path)
}

/**
 * The first of each list, then the second of each, so that a walk that ends early has seen every kind of page in every language.
 */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat()
}
