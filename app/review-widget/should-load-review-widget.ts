/** In CSS pixels (spec section 9, Review widget thresholds). */
const TALL_VIEWPORT = 1200
const SHORT_PAGE = 1800
const SCROLLED = 400

type Seen = { viewportHeight: number; pageHeight: number; scrollY: number }

/**
 * The review widget is loaded only when the viewport is taller than 1200 and the page is 1800 or less high, or after the user scrolls
 * past 400 (spec section 2): not before somebody can see where it stands, or is reading on.
 */
export function shouldLoadReviewWidget({ viewportHeight, pageHeight, scrollY }: Seen): boolean {
  return (viewportHeight > TALL_VIEWPORT && pageHeight <= SHORT_PAGE) || scrollY > SCROLLED
}
