import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the focused element inside `place` is removed, for example a remove button with its row, the focus moves to `heading`, which needs
 * `tabIndex={-1}`. Without this, keyboard users would start at the top of the page again (WCAG 2.4.3).
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
  // Runs after every render, since no event reports that an element was removed.
  useEffect(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    heading.current?.focus({ preventScroll: true })
  })
}
