import type { Drawing } from './drawing'
import type { Measures } from './shape'

/** Sizes of a flat thing that is drawn facing the viewer: its thinnest side is the depth, whichever of the three the seed gave it. */
export function frontFacing({ width, height, depth }: Drawing): Measures {
  if (depth <= Math.min(width, height)) return { w: width, h: height, d: depth }
  return height <= width ? { w: width, h: depth, d: height } : { w: depth, h: height, d: width }
}

/** The same, lying lengthwise. */
export function lengthwise(drawing: Drawing): Measures {
  const { w, h, d } = frontFacing(drawing)
  return { w: Math.max(w, h), h: Math.min(w, h), d }
}
