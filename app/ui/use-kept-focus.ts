import { type RefObject, useEffect, useRef } from 'react'

/**
 * When what had the focus inside `place` has left the page, as a button that took out its own row does, the focus goes to
 * `heading`, which needs a tabIndex of -1: a keyboard goes on from there, and does not begin at the top of the page again (WCAG
 * 2.4.3).
 */
export function useKeptFocus(place: RefObject<HTMLElement>, heading: RefObject<HTMLElement>): void {
  const last = useRef<Node | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Node && place.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [place])
  // After every change: nothing tells that an element has left.
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    heading.current?.focus({ preventScroll: true })
  })
}
