import type { Drawing } from './drawing'
import type { Measures } from './shape'

/**
 * The sizes of a flat product that faces the viewer: its thinnest side becomes the depth,
 * whichever of the three it is in the seed.
 */
export function frontFacing({ width, height, depth }: Drawing): Measures {
  if (depth <= Math.min(width, height)) return { w: width, h: height, d: depth }
  return height <= width ? { w: width, h: depth, d: height } : { w: depth, h: height, d: width }
}

/** The front-facing sizes, with the longer side as the width. */
export function lengthwise(drawing: Drawing): Measures {
  const { w, h, d } = frontFacing(drawing)
  return { w: Math.max(w, h), h: Math.min(w, h), d }
}
