import { NavigationType, useLocation, useNavigationType } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { type NavigationKind, type ListingPlace, scrollsToGrid } from './scrolls-to-grid'

/** Whether a listing has been shown in this document. A history entry that the shopper goes back to counts as one. */
let isShown = false

/** With a new `page` in the query, scrolls to the grid. Our own links carry `#grid` and need no script. */
export function useGridScroll(): void {
  const { pathname, search, hash } = useLocation()
  const type = useNavigationType()
  const before = useRef<ListingPlace | null>(null)
  useEffect(() => {
    const now = { pathname, page: new URLSearchParams(search).get('page'), hash }
    if (scrollsToGrid(before.current, now, arrival(type))) document.getElementById('grid')?.scrollIntoView()
    before.current = now
    isShown = true
  }, [pathname, search, hash, type])
}

/** The first location of a document also has the type POP. */
function arrival(type: ReturnType<typeof useNavigationType>): NavigationKind {
  if (type !== NavigationType.Pop) return 'link'
  const [loaded] = performance.getEntriesByType('navigation')
  const isOpened = loaded instanceof PerformanceNavigationTiming && loaded.type === 'navigate'
  return isOpened && !isShown ? 'document' : 'back'
}
