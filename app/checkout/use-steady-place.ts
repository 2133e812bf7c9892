import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element in its place on the screen when something above it comes or goes. Call the returned function with the element
 * right before the state changes. Needs `overflow-anchor: none`, since browsers differ in what they do by themselves.
 */
export function useSteadyPlace(): (element: Element) => void {
  const kept = useRef<{ element: Element; top: number } | null>(null)
  // A layout effect, because a passive effect of the previous rendering may run after the next call and would use the place that
  // this call stored.
  useLayoutEffect(() => {
    const { current } = kept
    kept.current = null
    if (current?.element.isConnected !== true) return
    const moved = current.element.getBoundingClientRect().top - current.top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return (element) => {
    kept.current = { element, top: element.getBoundingClientRect().top }
  }
}
