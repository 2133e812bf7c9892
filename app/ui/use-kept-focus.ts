import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the focused element inside `place` is removed, for example a remove button with its row, or is hidden in a `<details>`
 * that a render has closed, the focus moves to `heading`, which needs `tabIndex={-1}`. Without this, keyboard users would start
 * at the top of the page again (WCAG 2.4.3).
 */
export function useKeptFocus(place: RefObject<HTMLElement>, heading: RefObject<HTMLElement>): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target instanceof Element && place.current?.contains(target) ? target : null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [place])
  // Runs after every render, since no event reports that an element was removed.
  useEffect(() => {
    const node = last.current
    if (node === null || (node.isConnected && !isFolded(node))) return
    // The browser takes the focus from a hidden element only later.
    if (document.activeElement !== document.body && document.activeElement !== node) return
    last.current = null
    heading.current?.focus({ preventScroll: true })
  })
}

/** Whether a closed `<details>` hides an element, which its own summary is not. */
function isFolded(element: Element): boolean {
  const details = element.closest('details:not([open])')
  return details !== null && details.querySelector(':scope > summary')?.contains(element) !== true
}
