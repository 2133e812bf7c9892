import { type RefObject, useEffect, useState } from 'react'

/** Whether the row can be scrolled to the left (`before`) and right (`after`); both are false on the server. */
export type SliderEnds = { before: boolean; after: boolean }

/** Scrolls a horizontal row by one page, which is the visible width. */
export function useSlider(list: RefObject<HTMLElement>): { ends: SliderEnds; scrollPage: (pages: 1 | -1) => void } {
  const [ends, setEnds] = useState<SliderEnds>({ before: false, after: false })
  useEffect(() => {
    const row = list.current
    if (row === null) return
    const update = () => setEnds((previous) => keepIfEqual(previous, endsOf(row)))
    const observer = new ResizeObserver(update)
    observer.observe(row)
    row.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      row.removeEventListener('scroll', update)
    }
  }, [list])
  return { ends, scrollPage: (pages) => list.current?.scrollBy({ left: pages * list.current.clientWidth }) }
}

/** Scroll positions are rounded; up to 2 px count as the end. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): SliderEnds {
  return { before: scrollLeft > 2, after: scrollLeft + clientWidth < scrollWidth - 2 }
}

function keepIfEqual(previous: SliderEnds, next: SliderEnds): SliderEnds {
  return previous.before === next.before && previous.after === next.after ? previous : next
}
