import type { CrawledPage } from './crawled-page'
import { feedFaults, type FeedItem } from './feed-faults'
import { kindFaults } from './kind-faults'
import { type FetchedPicture, pictureFaults } from './picture-faults'
import { reachedPages } from './reached-pages'

/**
 * `listed` are the paths of the sitemap, `feed` the items of the product feeds with the faults that they have by themselves.
 * `pictures` are those that were fetched. `isWhole`: every page was walked, so that one that is missing is a fault.
 */
export type Crawl = {
  pages: ReadonlyMap<string, CrawledPage>
  listed: readonly string[]
  pictures: readonly FetchedPicture[]
  feed: { items: readonly FeedItem[]; faults: readonly string[] }
  isWhole: boolean
}

const isRedirect = ({ status }: CrawledPage) => status >= 300 && status < 400
const isIndexed = ({ status, noindex, canonical, path }: CrawledPage) => status === 200 && !noindex && canonical === path

/** The faults that a crawler finds, each with its address. */
export function crawlFaults({ pages, listed, feed, pictures, isWhole }: Crawl): string[] {
  const all = [...pages.values()]
  const indexed = all.filter(isIndexed)
  return [
    ...all.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`)),
    ...all.flatMap((page) => linkFaults(page, pages)),
    ...listed.flatMap((path) => {
      const page = pages.get(path)
      if (page === undefined) return isWhole ? [`${path}: in the sitemap, but not walked`] : []
      return isIndexed(page)
        ? []
        : [`${path}: in the sitemap, but ${page.status}${page.noindex ? ', noindex' : ''}, canonical ${page.canonical}`]
    }),
    ...all.flatMap((page) => canonicalFaults(page, pages, isWhole)),
    ...(isWhole ? [...orphans(listed, pages), ...unlisted(indexed, listed, pages)] : []),
    ...indexed.flatMap((page) => alternateFaults(page, pages, isWhole)),
    ...kindFaults(indexed, isWhole),
    ...doubled(indexed, 'title'),
    ...doubled(indexed, 'description'),
    ...feed.faults,
    ...feedFaults(feed.items, pages),
    ...pictureFaults(pictures),
  ]
}

function linkFaults({ path, links, location }: CrawledPage, pages: Crawl['pages']): string[] {
  const broken = links.flatMap((link) => {
    const target = pages.get(link)
    if (target === undefined) return []
    if (target.status >= 400) return [`${path}: link to ${link}, which is ${target.status}`]
    const isMoved = target.status === 301 || target.status === 308 || leadsToIndexed(target, pages)
    return isMoved ? [`${path}: link to ${link}, which is ${target.status} to ${target.location}`] : []
  })
  const next = location === null ? undefined : pages.get(location)
  if (next !== undefined && isRedirect(next)) return [...broken, `${path}: a chain of redirects over ${next.path}`]
  return next !== undefined && next.status >= 400
    ? [...broken, `${path}: a redirect to ${next.path}, which is ${next.status}`]
    : broken
}

/** A redirect for the time being, as to the login, leads to no page that may be listed: such a page has an address of its own. */
function leadsToIndexed({ location }: CrawledPage, pages: Crawl['pages']): boolean {
  const target = location === null ? undefined : pages.get(location)
  return target !== undefined && isIndexed(target)
}

/** A page that may be listed must name an address that may be, its own or another. */
function canonicalFaults({ path, status, noindex, canonical }: CrawledPage, pages: Crawl['pages'], isWhole: boolean): string[] {
  if (status !== 200 || noindex || canonical === path || pages.get(path)?.language === '') return []
  if (canonical === null) return [`${path}: no canonical`]
  const target = pages.get(canonical)
  if (target === undefined) return isWhole ? [`${path}: canonical ${canonical} was not walked`] : []
  return isIndexed(target) ? [] : [`${path}: canonical ${canonical}, which is ${target.status} and may not be listed`]
}

function orphans(listed: readonly string[], pages: Crawl['pages']): string[] {
  const reached = reachedPages(pages)
  return listed.filter((path) => !reached.has(path)).map((path) => `${path}: in the sitemap, but no link leads to it`)
}

/**
 * Pages that a link leads to and the sitemap does not. Later pages of listings, and the steps of the finder, have a query, and
 * lead to pages of the sitemap. The canonical address of a ghost listing has no link.
 */
function unlisted(indexed: readonly CrawledPage[], listed: readonly string[], pages: Crawl['pages']): string[] {
  const inSitemap = new Set(listed)
  const reached = reachedPages(pages)
  return indexed
    .filter(({ path }) => !path.includes('?') && reached.has(path) && !inSitemap.has(path))
    .map(({ path }) => `${path}: may be listed, but is not in the sitemap`)
}

function alternateFaults({ path, alternates }: CrawledPage, pages: Crawl['pages'], isWhole: boolean): string[] {
  const entries = Object.entries(alternates)
  if (entries.length === 0) return []
  const faults = entries.flatMap(([language, target]) => {
    const page = pages.get(target)
    if (page === undefined) return isWhole ? [`${path}: alternate ${language} ${target} was not walked`] : []
    if (!isIndexed(page)) return [`${path}: alternate ${language} ${target} may not be listed`]
    return Object.values(page.alternates).includes(path) ? [] : [`${path}: alternate ${target} does not point back`]
  })
  const own = Object.values(alternates).includes(path) ? [] : [`${path}: is none of its own alternates`]
  return [...faults, ...own, ...(alternates['x-default'] === undefined ? [`${path}: no x-default`] : [])]
}

/** Pages of one language with the same title or description, or without one. */
function doubled(pages: readonly CrawledPage[], part: 'title' | 'description'): string[] {
  const first = new Map<string, string>()
  return pages.flatMap((page) => {
    // The later pages of a listing repeat it.
    if (part === 'description' && page.path.includes('page=')) return []
    if (page[part] === '') return [`${page.path}: no ${part}`]
    const key = `${page.language} ${page[part]}`
    const other = first.get(key)
    if (other === undefined) first.set(key, page.path)
    return other === undefined ? [] : [`${page.path}: the ${part} of ${other}`]
  })
}
