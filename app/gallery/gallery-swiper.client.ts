import Swiper from 'swiper'

/**
 * Makes a strip that snaps by style sheet alone tell which picture it shows, and go to one that is asked for. Swiper's CSS mode leaves the
 * scrolling to the browser, so the strip looks and feels the same as before.
 */
export function startGallery(box: HTMLElement, onChange: (index: number) => void): Swiper {
  return new Swiper(box, {
    cssMode: true,
    wrapperClass: 'gallery-strip',
    slideClass: 'gallery-slide',
    simulateTouch: false,
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
}
