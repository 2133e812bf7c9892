import type { PageFacts } from '../../page/page-facts'
import type { PageName } from '../../routing/pages'
import { isRead } from '../../routing/read-names'
import type { Store } from '../../store/store'
import { withoutContacts } from '../rules/contact-data'
import { pageEvents } from '../rules/page-events'
import { publicLocation, publicParameters } from '../rules/public-address'
import type { Bus } from './bus'

export type ShownPage = {
  page: PageName | null
  facts: PageFacts
  store: Store
  title: string
  address: { origin: string; pathname: string; search: string }
  /** Reached by the browser's history. */
  isBack: boolean
}

export type PageVisits = {
  /** Sends the events of a page once per visit: page view, query parameters, and what it shows. */
  show: (shown: ShownPage) => void
}

/**
 * The visits of a document. A dialog that opens or closes by the query is no new visit; another filter is, but no new search. The
 * same query is searched for again after another page, but not when the shopper goes back to its results.
 */
export function openPageVisits(bus: Pick<Bus, 'emit' | 'startPage'>): PageVisits {
  let visited: string | null = null
  let searched: string | null = null
  let isElsewhere = false
  return {
    show({ page, facts, store, title, address, isBack }) {
      const key = visitKey(address)
      if (visited === key) return
      if (visited !== null) bus.startPage()
      visited = key
      const view = { page_location: publicLocation(page, address), page_title: withoutContacts(title) }
      bus.emit({ event: { event: 'page_view', ...view, page_type: page ?? 'error', language: store.language } })
      bus.emit({ event: { event: 'parametersReady', parameters: publicParameters(page, address.search) } })
      const { search, ...others } = facts
      const isNewSearch = search !== undefined && (search.query !== searched || (isElsewhere && !isBack))
      if (isNewSearch) searched = search.query
      isElsewhere = search === undefined
      for (const event of pageEvents(isNewSearch ? facts : others, store)) bus.emit({ event })
    },
  }
}

/** The path with the parameters that pages read. */
function visitKey({ pathname, search }: ShownPage['address']): string {
  const read = [...new URLSearchParams(search)].filter(([name]) => isRead(name))
  return `${pathname}?${new URLSearchParams(read).toString()}`
}
