import { NavigationType, useLocation, useMatches, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { isPageHandle } from '../../page/page-handle'
import type { PageFacts } from '../../page/page-facts'
import type { PageName } from '../../routing/pages'
import { useLanguage, useStore } from '../../store/use-shop'
import { orderEvents } from '../rules/page-events'
import { shownPage } from '../rules/shown-page'
import type { Measuring } from './start-measuring.client'

/** The page that is shown and what it knows. */
export function usePageFacts(): { page: PageName | null; facts: PageFacts } {
  const language = useLanguage()
  const match = useMatches().at(-1)
  const handle = isPageHandle(match?.handle) ? match.handle : undefined
  const hasData = match?.data !== undefined && match.data !== null
  const facts = hasData ? handle?.facts?.(match.data, language) : undefined
  return { page: shownPage(match?.id, window.__remixRouter.state.errors), facts: facts ?? {} }
}

/** Sends the events of each page that is shown, and of its order. */
export function usePageEvents({ bus, pages }: Pick<Measuring, 'bus' | 'pages'>): void {
  const { pathname, search } = useLocation()
  const { page, facts } = usePageFacts()
  const store = useStore()
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const address = { origin: location.origin, pathname, search }
    pages.show({ page, facts, store, title: document.title, address, isBack })
  }, [pages, pathname, search, page, facts, store, isBack])
  // An order may be paid, and money given back, while its page is open.
  const happened = JSON.stringify(orderEvents(facts, store).map(({ once }) => once))
  const orders = useRef(facts)
  useEffect(() => {
    orders.current = facts
  })
  useEffect(() => {
    for (const occurrence of orderEvents(orders.current, store)) bus.emit(occurrence)
  }, [bus, happened, store])
}
