/** The transform of a picture in its frame: `scale`, and the offset of its center from the frame's center in CSS pixels. */
export type ZoomView = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Frame = { width: number; height: number }

/** The whole picture, centered. */
export const UNZOOMED: ZoomView = { scale: 1, x: 0, y: 0 }

/** `clickFactor` applies to a click, `stepFactor` to a button or key. */
export const ZOOM = { maxScale: 5, clickFactor: 2.5, stepFactor: 1.5 } as const

/**
 * Multiplies the scale by `factor`, between 1 and `maxScale`. The point `at`, relative to the frame's center, keeps its position.
 */
export function zoomAt(view: ZoomView, factor: number, at: Point, frame: Frame): ZoomView {
  const scale = Math.min(ZOOM.maxScale, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return clampToFrame({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

/** Moves the picture by an offset in CSS pixels; its edges stay outside the frame. */
export function panBy(view: ZoomView, by: Point, frame: Frame): ZoomView {
  return clampToFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

/** Zooms in at the clicked point, or out when the picture is zoomed already. */
export function zoomOnClick(view: ZoomView, at: Point, frame: Frame): ZoomView {
  return view.scale > 1 ? UNZOOMED : zoomAt(view, ZOOM.clickFactor, at, frame)
}

function clampToFrame({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  return { scale, x: clamp(x, ((scale - 1) * width) / 2), y: clamp(y, ((scale - 1) * height) / 2) }
}

// `+ 0` turns -0 into 0: otherwise the transform would read `-0px`.
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
