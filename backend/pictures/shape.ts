import type { Drawing } from './drawing'

/** True size of one item in picture units: millimetres times the scale of the picture. */
export type Measures = { w: number; h: number; d: number }

/** How the eye stands to it: `round` hides the depth, `box` shows it as a slanted top and right side, `flat` leaves it out. */
export type Projection = 'round' | 'box' | 'flat'

/** One measured edge of an item: which of its sizes it tells, and where it runs in the drawing. */
export type Dimension = {
  mm: keyof Measures
  from: Point
  to: Point
  side: 'below' | 'left' | 'right'
  sign?: 'Ø'
}
export type Point = { x: number; y: number }

/**
 * How one kind of product is drawn. `draw` puts the item's lower left front corner at 0,0 with y pointing down, so all it draws
 * lies above the ground line y = 0. `measures` may replace the sizes of the drawing where a name for them is ambiguous (a coin's
 * thickness) or where the true ones cannot be drawn (a cable's length).
 */
export type Shape = {
  projection: Projection
  measures?: (drawing: Drawing) => Measures
  /** Which edges the size view measures, where the usual ones of the projection do not fit. */
  dimensions?: (measures: Measures) => Dimension[]
  draw: (drawing: Drawing, measures: Measures) => string
}

/** The share of the depth that a box shows to the right and upwards. */
export const SLANT = { right: 0.34, up: 0.2 }

/** Width and height that the drawn item takes up, in the unit of `measures`. */
export function extentOf(projection: Projection, { w, h, d }: Measures): { width: number; height: number } {
  return projection === 'box' ? { width: w + d * SLANT.right, height: h + d * SLANT.up } : { width: w, height: h }
}
