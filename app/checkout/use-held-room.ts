import { type RefObject, useEffect } from 'react'

/**
 * Keeps the height of an element whose content disappears, if the page cannot be scrolled by that height, so that nothing moves under the
 * pointer. Where it can be scrolled, useSteadyPlace scrolls it. Call the returned function right before the content changes. The room is
 * free again with other `content`.
 */
export function useHeldRoom(element: RefObject<HTMLElement>, content: unknown): () => void {
  useEffect(() => {
    element.current?.style.removeProperty('min-height')
  }, [element, content])
  return () => {
    const { current } = element
    if (current === null || window.scrollY >= current.offsetHeight) return
    current.style.setProperty('min-height', `${current.offsetHeight}px`)
  }
}
