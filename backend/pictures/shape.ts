import type { Drawing } from './drawing'

/** Width, height and depth of one item in picture units: millimetres times the scale of the picture. */
export type Measures = { w: number; h: number; d: number }

/** The projection of the depth: `round` and `flat` do not show it, `box` shows it as a slanted top and right side. */
export type Projection = 'round' | 'box' | 'flat'

/** One dimension line: which size it shows, and where it is in the drawing. */
export type Dimension = {
  mm: keyof Measures
  from: Point
  to: Point
  side: 'below' | 'left' | 'right'
  sign?: 'Ø'
}
export type Point = { x: number; y: number }

/**
 * The drawing of one kind of product. `draw` puts the lower left front corner of the item at 0,0 with y pointing down, so that
 * everything is above the ground line y = 0. `measures` may replace the sizes of the drawing where they are ambiguous (a coin's
 * thickness) or cannot be drawn (a cable's length).
 */
export type Shape = {
  projection: Projection
  measures?: (drawing: Drawing) => Measures
  /** The dimension lines of the size view, where the default ones of the projection do not fit. */
  dimensions?: (measures: Measures) => Dimension[]
  draw: (drawing: Drawing, measures: Measures) => string
}

/** The offsets of a box's back edges, as shares of its depth. */
export const SLANT = { right: 0.34, up: 0.2 }

/** The width and height of the drawn item, in the unit of `measures`. */
export function extentOf(projection: Projection, { w, h, d }: Measures): { width: number; height: number } {
  return projection === 'box' ? { width: w + d * SLANT.right, height: h + d * SLANT.up } : { width: w, height: h }
}
