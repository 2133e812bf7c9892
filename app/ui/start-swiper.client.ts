import Swiper from 'swiper'
import { A11y, Navigation } from 'swiper/modules'

type Parts = {
  frame: HTMLElement | null
  track: HTMLElement | null
  previous: HTMLButtonElement | null
  next: HTMLButtonElement | null
}

/**
 * Lets swiper take over a row that the browser already scrolls and snaps: in its CSS mode it moves nothing and sets no widths, so nothing
 * shifts. The list stays a list and the buttons keep the names the page gave them. Returns what ends it.
 */
export function startSwiper({ frame, track, previous, next }: Parts): () => void {
  if (frame === null || track === null || previous === null || next === null) return () => undefined
  const handOn = focusHand(previous, next)
  const swiper = new Swiper(frame, {
    modules: [Navigation, A11y],
    cssMode: true,
    slidesPerView: 'auto',
    slidesPerGroupAuto: true,
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    // Whoever scrolled before the script came stays where she is.
    initialSlide: slideInSight(track),
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    simulateTouch: false,
    // Focus on a slide in sight moves nothing; on another, it brings that into sight.
    watchSlidesProgress: true,
    observer: true,
    navigation: { prevEl: previous, nextEl: next, addIcons: false },
    a11y: {
      slideRole: '',
      slideLabelMessage: '',
      wrapperLiveRegion: false,
      prevSlideMessage: previous.getAttribute('aria-label') ?? '',
      nextSlideMessage: next.getAttribute('aria-label') ?? '',
    },
    on: { navigationNext: () => handOn.pressed(next), navigationPrev: () => handOn.pressed(previous), toEdge: handOn.atEdge },
  })
  return () => swiper.destroy(true, true)
}

function slideInSight(track: HTMLElement): number {
  const edge = track.getBoundingClientRect().left
  const slides = [...track.children]
  return Math.max(
    0,
    slides.findIndex((slide) => slide.getBoundingClientRect().left >= edge),
  )
}

/** At an end swiper disables the button that led there, and the focus on it is lost: the other button takes it. */
function focusHand(previous: HTMLButtonElement, next: HTMLButtonElement) {
  let last: HTMLButtonElement | null = null
  return {
    pressed: (button: HTMLButtonElement) => {
      last = button
    },
    atEdge: () =>
      // Both buttons have their state only when swiper has told everyone.
      queueMicrotask(() => {
        const lost = document.activeElement === document.body || document.activeElement === last
        if (last?.disabled && lost) (last === next ? previous : next).focus({ preventScroll: true })
      }),
  }
}
