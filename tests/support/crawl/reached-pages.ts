import { href } from '../../../app/routing/href'
import { LANGUAGES } from '../../../app/store/languages'
import type { CrawledPage } from './crawled-page'

/** The paths of the pages that the links lead to from the home pages, without the sitemap. A query does not make another page. */
export function reachedPages(pages: ReadonlyMap<string, CrawledPage>): ReadonlySet<string> {
  const reached = new Set<string>(LANGUAGES.map((language) => href('home', language)))
  for (const path of reached) {
    const page = pages.get(path)
    if (page === undefined) continue
    for (const link of [...page.links, ...(page.location === null ? [] : [page.location])]) {
      reached.add(link)
      reached.add(link.split('?')[0] ?? '')
    }
  }
  return reached
}
