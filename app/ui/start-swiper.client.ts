import Swiper from 'swiper'
import { A11y, Navigation } from 'swiper/modules'

type Parts = {
  frame: HTMLElement | null
  track: HTMLElement | null
  previous: HTMLButtonElement | null
  next: HTMLButtonElement | null
}

/**
 * Starts swiper on a row that already scrolls with CSS scroll snap. In CSS mode swiper moves no elements and sets no widths, so
 * there is no layout shift. List semantics and button labels are kept. Returns a function that destroys swiper.
 */
export function startSwiper({ frame, track, previous, next }: Parts): () => void {
  if (frame === null || track === null || previous === null || next === null) return () => undefined
  const focusKeeper = createFocusKeeper(previous, next)
  const swiper = new Swiper(frame, {
    modules: [Navigation, A11y],
    cssMode: true,
    slidesPerView: 'auto',
    slidesPerGroupAuto: true,
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    // Keeps the scroll position from before the script loaded.
    initialSlide: firstVisibleSlide(track),
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
    simulateTouch: false,
    // Needed so that focus on a visible slide does not scroll, and focus on a hidden one scrolls to it.
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
    on: {
      navigationNext: () => focusKeeper.pressed(next),
      navigationPrev: () => focusKeeper.pressed(previous),
      toEdge: focusKeeper.atEdge,
    },
  })
  return () => swiper.destroy(true, true)
}

function firstVisibleSlide(track: HTMLElement): number {
  const edge = track.getBoundingClientRect().left
  const slides = [...track.children]
  return Math.max(
    0,
    slides.findIndex((slide) => slide.getBoundingClientRect().left >= edge),
  )
}

/** At an end swiper disables the pressed button, which loses its focus: the focus moves to the other button. */
function createFocusKeeper(previous: HTMLButtonElement, next: HTMLButtonElement) {
  let lastPressed: HTMLButtonElement | null = null
  return {
    pressed: (button: HTMLButtonElement) => {
      lastPressed = button
    },
    atEdge: () =>
      // Swiper updates both buttons only after all `toEdge` handlers have run.
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body || document.activeElement === lastPressed
        if (lastPressed?.disabled && isLost) (lastPressed === next ? previous : next).focus({ preventScroll: true })
      }),
  }
}
