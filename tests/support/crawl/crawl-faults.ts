import type { CrawledPage } from './crawled-page'
import { feedFaults, type FeedItem } from './feed-faults'

/**
 * `listed` are the paths of the sitemap, `feed` the items of the product feeds with the faults that they have by themselves.
 * `isWhole`: every page was walked, so that one that is missing is a fault.
 */
export type Crawl = {
  pages: ReadonlyMap<string, CrawledPage>
  listed: readonly string[]
  feed: { items: readonly FeedItem[]; faults: readonly string[] }
  isWhole: boolean
}

const isRedirect = ({ status }: CrawledPage) => status >= 300 && status < 400
const isIndexed = ({ status, noindex, canonical, path }: CrawledPage) => status === 200 && !noindex && canonical === path

/** The faults that a crawler finds, each with its address. */
export function crawlFaults({ pages, listed, feed, isWhole }: Crawl): string[] {
  const all = [...pages.values()]
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
    ...all.filter(isIndexed).flatMap((page) => alternateFaults(page, pages, isWhole)),
    ...doubled(all.filter(isIndexed), 'title'),
    ...doubled(all.filter(isIndexed), 'description'),
    ...feed.faults,
    ...feedFaults(feed.items, pages),
  ]
}

function linkFaults({ path, links, location }: CrawledPage, pages: Crawl['pages']): string[] {
  const broken = links.flatMap((link) => {
    const target = pages.get(link)
    if (target === undefined) return []
    if (target.status >= 400) return [`${path}: link to ${link}, which is ${target.status}`]
    return target.status === 301 || target.status === 308 ? [`${path}: link to ${link}, which moved`] : []
  })
  const next = location === null ? undefined : pages.get(location)
  if (next !== undefined && isRedirect(next)) return [...broken, `${path}: a chain of redirects over ${next.path}`]
  return next !== undefined && next.status >= 400
    ? [...broken, `${path}: a redirect to ${next.path}, which is ${next.status}`]
    : broken
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
