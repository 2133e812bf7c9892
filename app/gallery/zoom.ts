/** How a picture lies in its frame: magnified by `scale`, its middle `x`, `y` CSS pixels from the frame's. */
export type ZoomView = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Frame = { width: number; height: number }

/** The whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** A click magnifies by `click`, a button or key by `step`; never more than `most`. */
export const ZOOM = { most: 5, click: 2.5, step: 1.5 } as const

/** Magnifies by a factor; what lies at `at` (from the middle of the frame) stays there. */
export function magnified(view: ZoomView, factor: number, at: Point, frame: Frame): ZoomView {
  const scale = Math.min(ZOOM.most, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return within({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, frame)
}

/** Moves the picture, never so far that its edge comes into the frame. */
export function moved(view: ZoomView, by: Point, frame: Frame): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

/** A click into the whole picture magnifies what it hit, one into a magnified picture shows the whole again. */
export function clicked(view: ZoomView, at: Point, frame: Frame): ZoomView {
  return view.scale > 1 ? WHOLE : magnified(view, ZOOM.click, at, frame)
}

function within({ scale, x, y }: ZoomView, { width, height }: Frame): ZoomView {
  return { scale, x: bounded(x, ((scale - 1) * width) / 2), y: bounded(y, ((scale - 1) * height) / 2) }
}

// The sum turns -0 into 0, which a style would write as another text.
const bounded = (value: number, most: number) => Math.min(most, Math.max(-most, value)) + 0
