import { type RefObject, useEffect, useRef } from 'react'

/** How far below the screen a row may be when its script is fetched. */
const NEAR = '400px'

/** The parts of a row that swiper works on. */
export type CarouselParts = {
  frame: RefObject<HTMLElement>
  track: RefObject<HTMLUListElement>
  previous: RefObject<HTMLButtonElement>
  next: RefObject<HTMLButtonElement>
}

/** Gives a row of slides its buttons: swiper is loaded when the row nears the screen, and let go with the row. */
export function useCarousel(): CarouselParts {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const parts = { frame: frame.current, track: track.current, previous: previous.current, next: next.current }
    if (parts.frame === null) return undefined
    let stop: (() => void) | undefined
    let gone = false
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void import('./start-swiper.client').then(({ startSwiper }) => {
          if (!gone) stop = startSwiper(parts)
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(parts.frame)
    return () => {
      gone = true
      observer.disconnect()
      stop?.()
    }
  }, [])
  return { frame, track, previous, next }
}
