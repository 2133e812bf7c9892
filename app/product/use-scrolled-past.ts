import { type RefObject, useEffect, useState } from 'react'

/** CSS pixels that the fixed header covers at the top of the page. In low windows, where it is not fixed, no Buy bar is shown. */
const HEADER_HEIGHT_PX = 64

/** Whether an element is scrolled out of view above the viewport while the page's footer is not yet in view. */
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
      { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
    )
    if (element.current) observer.observe(element.current)
    if (footer) observer.observe(footer)
    return () => observer.disconnect()
  }, [element])

  return past && !atFooter
}
