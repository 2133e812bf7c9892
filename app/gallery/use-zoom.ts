import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Frame, panBy, type Point, UNZOOMED, ZOOM, zoomAt, zoomOnClick } from './zoom'

/** A pointer that moves less than this, in CSS pixels, is a click. */
const MAX_CLICK_MOVEMENT = 6
/** Minimum horizontal movement of a swipe to the next picture, in CSS pixels. */
const MIN_SWIPE = 60

/**
 * Zooms and pans a picture by wheel, pinch, drag and click. Attach `frame` and `handlers` to the frame element; `step` is for
 * buttons and keys. `onSwipe` receives -1 (previous) or 1 (next) for a swipe over an unzoomed picture.
 */
export function useZoom(onSwipe: (direction: -1 | 1) => void) {
  const [view, setView] = useState(UNZOOMED)
  const frame = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Point>())
  const gesture = useRef({ x: 0, y: 0, isPinch: false })

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      setView((before) => zoomAt(before, Math.exp(-event.deltaY * 0.002), fromCenter(event, element), sizeOf(element)))
    }
    // React's wheel listeners are passive: preventDefault would not stop the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [])

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (pointers.current.size === 0) gesture.current = { x: 0, y: 0, isPinch: false }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size > 1) gesture.current.isPinch = true
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const element = event.currentTarget
    const now = { x: event.clientX, y: event.clientY }
    const by = { x: now.x - before.x, y: now.y - before.y }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    gesture.current.x += by.x
    gesture.current.y += by.y
    if (other) {
      const at = fromCenter({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }, element)
      const factor = distance(now, other) / Math.max(1, distance(before, other))
      setView((view) => panBy(zoomAt(view, factor, at, sizeOf(element)), { x: by.x / 2, y: by.y / 2 }, sizeOf(element)))
    } else setView((view) => panBy(view, by, sizeOf(element)))
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    if (!pointers.current.delete(event.pointerId) || pointers.current.size > 0 || gesture.current.isPinch) return
    const { x, y } = gesture.current
    const element = event.currentTarget
    const at = fromCenter(event, element)
    if (Math.hypot(x, y) < MAX_CLICK_MOVEMENT) setView((before) => zoomOnClick(before, at, sizeOf(element)))
    else if (view.scale === 1 && Math.abs(x) > MIN_SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  }

  function onPointerCancel(event: PointerEvent<HTMLDivElement>) {
    pointers.current.delete(event.pointerId)
  }

  return {
    view,
    frame,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
    reset: () => setView(UNZOOMED),
    step: (direction: -1 | 1) =>
      setView((before) => {
        const size = frame.current ? sizeOf(frame.current) : { width: 0, height: 0 }
        return zoomAt(before, ZOOM.stepFactor ** direction, { x: 0, y: 0 }, size)
      }),
  }
}

const sizeOf = ({ clientWidth, clientHeight }: Element): Frame => ({ width: clientWidth, height: clientHeight })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function fromCenter({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
