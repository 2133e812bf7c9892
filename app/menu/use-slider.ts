import { useEffect, useState } from 'react'

/** Whether more stands before or after what is in sight; neither on the server, where nobody can turn pages. */
export type SliderEnds = { before: boolean; after: boolean }

/** Turns the pages of a row that scrolls sideways. */
export function useSlider(row: HTMLElement | null): { ends: SliderEnds; turn: (pages: 1 | -1) => void } {
  const [ends, setEnds] = useState<SliderEnds>({ before: false, after: false })
  useEffect(() => {
    if (row === null) return
    const look = () => setEnds((earlier) => unlessSame(earlier, endsOf(row)))
    const watching = new ResizeObserver(look)
    watching.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      watching.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [row])
  return { ends, turn: (pages) => row?.scrollBy({ left: pages * row.clientWidth }) }
}

/** Half a pixel and more is rounding. */
function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): SliderEnds {
  return { before: scrollLeft > 2, after: scrollLeft + clientWidth < scrollWidth - 2 }
}

function unlessSame(earlier: SliderEnds, now: SliderEnds): SliderEnds {
  return earlier.before === now.before && earlier.after === now.after ? earlier : now
}
