import type Swiper from 'swiper'
import { useEffect, useRef, useState } from 'react'

/**
 * Runs the gallery in `box` once it nears the screen; Swiper is fetched only then, and not at all for a single picture. `current` is null
 * until it runs: without script nothing tells which picture is shown.
 */
export function useGallerySwiper(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const [current, setCurrent] = useState<number | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element || count < 2) return
    let gone = false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void import('./gallery-swiper.client').then(({ startGallery }) => {
        if (gone) return
        swiper.current = startGallery(element, setCurrent)
        setCurrent(swiper.current.activeIndex)
      })
    })
    observer.observe(element)
    return () => {
      gone = true
      observer.disconnect()
      swiper.current?.destroy()
      swiper.current = null
    }
  }, [count])

  /** Shows a picture; false when the gallery does not run yet, and the browser's own way must do. */
  function show(index: number): boolean {
    swiper.current?.slideTo(index)
    return swiper.current !== null
  }

  return { box, current, show }
}
