import { isGranted } from '../store/consent-mask'

/** In CSS pixels (spec section 9, Review widget thresholds). */
const VIEWPORT_HEIGHT_PX = 1200
const MAX_PAGE_HEIGHT_PX = 1800
const SCROLL_OFFSET_PX = 400

type ScrollState = { viewportHeight: number; pageHeight: number; scrollY: number }

/**
 * True when the viewport is taller than 1200 px and the page at most 1800 px high, or after 400 px of scrolling (spec section 2).
 */
export function shouldLoadReviewWidget({ viewportHeight, pageHeight, scrollY }: ScrollState): boolean {
  return (viewportHeight > VIEWPORT_HEIGHT_PX && pageHeight <= MAX_PAGE_HEIGHT_PX) || scrollY > SCROLL_OFFSET_PX
}

/**
 * Whether the widget at an address may be loaded. One of another origin learns of the visit, so it waits for consent to
 * analytics; the backend's own comes from the shop's origin and stores nothing.
 */
export function mayLoadReviewWidget(address: string, mask: number | null): boolean {
  return /^\/(?!\/)/.test(address) || isGranted(mask, 'analytics')
}
