import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { clicked, type Frame, magnified, moved, type Point, WHOLE, ZOOM } from './zoom'

/** So many pixels a finger or mouse may move and still have clicked. */
const STILL = 6
/** So far across a finger must go over a whole picture to ask for the next one. */
const SWIPE = 60

/**
 * Magnifies a picture by wheel, pinch, drag and click. Give the frame its ref and handlers; `step` is for buttons and keys. `onSwipe` is told
 * -1 or 1 when a finger goes across the whole picture.
 */
export function useZoom(onSwipe: (direction: -1 | 1) => void) {
  const [view, setView] = useState(WHOLE)
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const way = useRef({ x: 0, y: 0, pinched: false })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      setView((before) => magnified(before, Math.exp(-event.deltaY * 0.002), fromMiddle(event, element), sizeOf(element)))
    }
    // React listens passively, and the page would scroll.
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) way.current = { x: 0, y: 0, pinched: false }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size > 1) way.current.pinched = true
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const element = event.currentTarget
    const now = { x: event.clientX, y: event.clientY }
    const by = { x: now.x - before.x, y: now.y - before.y }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    way.current.x += by.x
    way.current.y += by.y
    if (other) {
      const at = fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }, element)
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      setView((view) => moved(magnified(view, factor, at, sizeOf(element)), { x: by.x / 2, y: by.y / 2 }, sizeOf(element)))
    } else setView((view) => moved(view, by, sizeOf(element)))
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || way.current.pinched) return
    const { x, y } = way.current
    const element = event.currentTarget
    const at = fromMiddle(event, element)
    if (Math.hypot(x, y) < STILL) setView((before) => clicked(before, at, sizeOf(element)))
    else if (view.scale === 1 && Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }

  function onPointerCancel(event: PointerEvent<HTMLDivElement>) {
    pointers.current.delete(event.pointerId)
  }

  return {
    view,
    frame,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    reset: () => setView(WHOLE),
    step: (direction: -1 | 1) =>
      setView((before) => {
        const size = frame.current ? sizeOf(frame.current) : { width: 0, height: 0 }
        return magnified(before, ZOOM.step ** direction, { x: 0, y: 0 }, size)
      }),
  }
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Frame => ({ width: clientWidth, height: clientHeight })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
