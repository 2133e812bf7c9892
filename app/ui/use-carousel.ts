import { type RefObject, useEffect, useRef } from 'react'

/** Swiper is loaded when the row is this close to the viewport. */
const LOAD_MARGIN = '400px'

/** The elements of a row that swiper needs. */
export type CarouselParts = {
  frame: RefObject<HTMLElement>
  track: RefObject<HTMLUListElement>
  previous: RefObject<HTMLButtonElement>
  next: RefObject<HTMLButtonElement>
}

/** Loads swiper when the row is near the viewport, and destroys it on unmount. */
export function useCarousel(): CarouselParts {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const parts = { frame: frame.current, track: track.current, previous: previous.current, next: next.current }
    if (parts.frame === null) return undefined
    let stop: (() => void) | undefined
    let isUnmounted = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void import('./start-swiper.client').then(({ startSwiper }) => {
          if (!isUnmounted) stop = startSwiper(parts)
        })
      },
      { rootMargin: LOAD_MARGIN },
    )
    observer.observe(parts.frame)
    return () => {
      isUnmounted = true
      observer.disconnect()
      stop?.()
    }
  }, [])
  return { frame, track, previous, next }
}
