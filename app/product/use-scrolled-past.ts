import { type RefObject, useEffect, useState } from 'react'

/** The scrolled header's height in CSS pixels: what lies beneath it is not seen. */
const HEADER = 64

/** Whether an element has left the screen at its top, and the page's footer has not come in yet. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false)
  const [atFooter, setAtFooter] = useState(false)

  useEffect(() => {
    const footer = document.querySelector('body footer')
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          if (target === footer) setAtFooter(isIntersecting)
          else setPast(!isIntersecting && boundingClientRect.bottom <= (rootBounds?.top ?? 0))
        }
      },
      { rootMargin: `-${HEADER}px 0px 0px` },
    )
    if (element.current) observer.observe(element.current)
    if (footer) observer.observe(footer)
    return () => observer.disconnect()
  }, [element])

  return past && !atFooter
}
