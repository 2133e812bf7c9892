import { type RefObject, useEffect } from 'react'
import { mayMove } from '../../ui/may-move'

/** Milliseconds for which each part of the line is shown (spec section 9, Header selling-point slider). */
const TURN_MS = 3000
const FADE_MS = 180
/** Scroll positions are rounded; up to 2 px count as equal. */
const TOLERANCE_PX = 2
/** A part wider than the line is read page by page; the pages overlap by this much. */
const OVERLAP_PX = 32

/**
 * Scrolls the line to its next part every 3000 ms, and from the last to the first. It waits while `stopped`, under the
 * pointer, around the focus, in a hidden tab, with reduced motion, and while the button that stops it is hidden (WCAG 2.2.2);
 * scrolling by hand starts the time again.
 */
export function useTurns(lineRef: RefObject<HTMLElement>, pauseRef: RefObject<HTMLElement>, stopped: boolean): void {
  useEffect(() => {
    const [line, pause] = [lineRef.current, pauseRef.current]
    if (line === null || pause === null || stopped) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (!isHeld(line) && pause.getClientRects().length > 0) showNext(line)
        wait()
      }, TURN_MS)
    }
    wait()
    line.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      line.removeEventListener('scroll', wait)
    }
  }, [lineRef, pauseRef, stopped])
}

/** Scrolls `line` to the next of its parts, the elements with `data-turn`; from its end to the first. */
export function showNext(line: HTMLElement): void {
  const { scrollLeft, clientWidth, scrollWidth } = line
  if (scrollWidth <= clientWidth + TOLERANCE_PX) return
  const parts = [...line.querySelectorAll<HTMLElement>('[data-turn]')].map(({ offsetLeft }) => offsetLeft)
  const next = parts.find((left) => left > scrollLeft + TOLERANCE_PX) ?? scrollWidth
  const atEnd = scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX
  line.scrollTo({ left: atEnd ? 0 : Math.min(next, scrollLeft + Math.max(clientWidth - OVERLAP_PX, 1)), behavior: 'instant' })
  if (mayMove()) line.animate({ opacity: [0.2, 1] }, FADE_MS)
}

function isHeld(line: HTMLElement): boolean {
  return document.hidden || !mayMove() || line.matches(':hover, :focus, :has(:focus)')
}
