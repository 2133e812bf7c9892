import type Swiper from 'swiper'
import { useEffect, useRef, useState } from 'react'

/**
 * Loads and starts Swiper on `box` when it comes into view; not for a single picture. `current` is the index of the
 * current picture, null until Swiper runs.
 */
export function useGallerySwiper(count: number) {
  const box = useRef<HTMLDivElement>(null)
  const swiper = useRef<Swiper | null>(null)
  const [current, setCurrent] = useState<number | null>(null)

  useEffect(() => {
    const element = box.current
    if (!element || count < 2) return
    let isUnmounted = false
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void import('./gallery-swiper.client').then(({ startGallery }) => {
        if (isUnmounted) return
        swiper.current = startGallery(element, setCurrent)
        setCurrent(swiper.current.activeIndex)
      })
    })
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
      swiper.current?.destroy()
      swiper.current = null
    }
  }, [count])

  /** Shows a picture; false when Swiper does not run yet and the browser must follow the link. */
  function show(index: number): boolean {
    swiper.current?.slideTo(index)
    return swiper.current !== null
  }

  return { box, current, show }
}
