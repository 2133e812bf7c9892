import { type RefObject, useEffect, useRef } from 'react'

/**
 * Who turns to another `page` by a link inside `place` goes on from `heading`, which needs a tabIndex of -1, and not from the end of the
 * products or, where that link is gone, from the top (WCAG 2.4.3).
 */
export function useTurnedPage(page: number, place: RefObject<HTMLElement>, heading: RefObject<HTMLElement>): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (place.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [page, place, heading])
}
