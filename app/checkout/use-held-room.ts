import { type RefObject, useEffect } from 'react'

/**
 * Lets an element keep its height when its content goes, where the page cannot be scrolled by as much: nothing then moves under the pointer
 * (useSteadyPlace scrolls elsewhere). Call the returned function right before the content changes. The room is free again with other
 * `content`.
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
