import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps the height of an element whose content disappears, if the page cannot be scrolled by that height, so that nothing moves
 * under the pointer. Where it can be scrolled, useSteadyPlace scrolls it. Call the returned function right before the content
 * changes. The room is free again with other `content` or after scrolling, once the page can be scrolled by its height: what is
 * on the screen keeps its place then, too.
 */
export function useHeldRoom(element: RefObject<HTMLElement>, content: unknown): () => void {
  useLayoutEffect(() => {
    const free = () => {
      if (element.current?.style.minHeight) release(element.current)
    }
    free()
    window.addEventListener('scrollend', free)
    return () => window.removeEventListener('scrollend', free)
  }, [element, content])
  return () => {
    const { current } = element
    if (current === null || window.scrollY >= current.offsetHeight) return
    current.style.setProperty('min-height', `${current.offsetHeight}px`)
  }
}

function release(room: HTMLElement): void {
  const { minHeight } = room.style
  const before = room.offsetHeight
  room.style.removeProperty('min-height')
  const freed = before - room.offsetHeight
  if (freed > window.scrollY) room.style.setProperty('min-height', minHeight)
  else if (freed > 0) window.scrollBy({ top: -freed, behavior: 'instant' })
}
