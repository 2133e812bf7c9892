import type { Drawing } from './drawing'
import { arrange } from './arrange'
import { dimensionLines, usualDimensions } from './dimension-lines'
import { n, CANVAS_SIZE, translate } from './canvas'
import { groundShadow } from './shadow'
import { extentOf } from './shape'
import type { Measures, Shape } from './shape'

type Field = {
  width: number
  height: number
  /** `middle`: x of the items' centre. `centre`: y of the items' centre, unless they would go below `ground`. */
  middle: number
  centre: number
  /** The lowest y of the ground line. */
  ground: number
}

/** Maximum number of items of a pack that are drawn; the largest pack of the catalogue has 60. */
const MAX_ITEMS = 60

/** The items of a drawing in a field of the picture, with their shadow. */
export function placeItems(drawing: Drawing, shape: Shape, field: Field): string {
  const millimetres = trueMeasures(drawing, shape)
  const count = Math.min(Math.max(1, drawing.count), MAX_ITEMS)
  const { scale, places, width, height } = arrange(count, extentOf(shape.projection, millimetres), field)
  const left = field.middle - width / 2
  const ground = groundLine(field, height)
  const item = shape.draw(drawing, scaled(millimetres, scale))
  const shadow = groundShadow(left, left + width, ground)
  if (places.length === 1) return shadow + translate({ x: left, y: ground }, item)
  const uses = places.map(({ x, y }) => `<use href="#item" x="${n(left + x)}" y="${n(ground + y)}"/>`)
  return `${shadow}<defs><g id="item">${item}</g></defs>${uses.join('')}`
}

/** One item with its dimension lines. */
export function itemWithDimensions(drawing: Drawing, shape: Shape): string {
  const millimetres = trueMeasures(drawing, shape)
  const room = sizeShare(millimetres)
  const deep = shape.projection === 'box'
  const field = {
    width: (deep ? 226 : 270) * room,
    height: 250 * room,
    ground: 330,
    centre: 220,
    middle: CANVAS_SIZE / 2 + (deep ? -20 : 14),
  }
  const { scale, width, height } = arrange(1, extentOf(shape.projection, millimetres), field)
  const measures = scaled(millimetres, scale)
  const ground = groundLine(field, height)
  const left = field.middle - width / 2
  const lines = dimensionLines(
    shape.dimensions?.(measures) ?? usualDimensions(shape.projection, measures),
    measuresOf(drawing, shape),
  )
  return groundShadow(left, left + width, ground) + translate({ x: left, y: ground }, shape.draw(drawing, measures) + lines)
}

/** Whether `itemWithDimensions` has any dimension to show. */
export function hasDimensions(drawing: Drawing, shape: Shape): boolean {
  const { w, h, d } = measuresOf(drawing, shape)
  const measured = shape.dimensions?.(trueMeasures(drawing, shape)) ?? usualDimensions(shape.projection, { w, h, d })
  return drawing.parts === undefined && measured.length > 0 && Math.min(w, h) > 0
}

/** The share of the field that an item fills, 0.72 to 1: small items are drawn a little smaller. */
export function sizeShare({ w, h, d }: Measures): number {
  return Math.min(1, Math.max(0.72, (Math.max(w, h, d) / 100) ** 0.12))
}

/** The item's sizes in mm for drawing. Unknown sizes become 1 mm, so that the item is visible. */
export function trueMeasures(drawing: Drawing, shape: Shape): Measures {
  const { w, h, d } = measuresOf(drawing, shape)
  return { w: Math.max(w, 1), h: Math.max(h, 1), d: Math.max(d, 0) }
}

/** The item's sizes in mm. 0 means unknown. */
export function measuresOf(drawing: Drawing, shape: Shape): Measures {
  return shape.measures?.(drawing) ?? { w: drawing.width, h: drawing.height, d: drawing.depth }
}

function scaled({ w, h, d }: Measures, scale: number): Measures {
  return { w: w * scale, h: h * scale, d: d * scale }
}

function groundLine({ centre, ground }: Field, height: number): number {
  return Math.min(ground, centre + height / 2)
}
