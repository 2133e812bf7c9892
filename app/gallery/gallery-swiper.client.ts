import Swiper from 'swiper'

/**
 * Starts Swiper on a strip that scrolls and snaps by CSS. `onChange` receives the index of the current picture. In CSS mode the
 * browser still does the scrolling, so the strip does not change when Swiper starts.
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
