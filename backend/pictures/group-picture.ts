import type { Drawing } from './drawing'
import { CANVAS_SIZE, translate } from './canvas'
import { groundShadow } from './shadow'
import { extentOf, type Measures, type Shape } from './shape'
import { SHAPES } from './shape-table'
import { trueMeasures } from './place-items'

/** Maximum number of parts that are drawn: more would hide each other. */
const MAX_DRAWN = 6

/** Maximum number of parts in a single row. */
const MAX_ROW_LENGTH = 3

/** `GAP`: space between two parts as a share of the row's width. `RISE`: visible share of the back row above the front row. */
const GAP = 0.06
const RISE = 0.8

const FIELD = { width: 352, height: 312, ground: 356, centre: 214 }

type Part = { drawing: Drawing; shape: Shape; size: Measures; width: number; height: number }

/** The parts of a set in one picture, the larger ones behind. */
export function groupPicture(parts: readonly Drawing[]): string {
  const sized = parts.slice(0, MAX_DRAWN).map(scaledPart)
  const rows = sized.length <= MAX_ROW_LENGTH ? [sized] : twoRows(sized)
  const rise = rows.length > 1 ? tallest(rows[1] ?? []) * RISE : 0
  const height = rise + tallest(rows[0] ?? [])
  const scale = Math.min(FIELD.width / Math.max(...rows.map(widthOf)), FIELD.height / height)
  const ground = Math.min(FIELD.ground, FIELD.centre + (height * scale) / 2)
  return rows.map((row, at) => drawRow(row, scale, at < rows.length - 1 ? ground - rise * scale : ground, at)).join('')
}

/** Scales a part by the square root of its size: a bulb beside a car battery would otherwise be a dot. */
function scaledPart(drawing: Drawing): Part {
  const shape = SHAPES[drawing.shape]
  const { w, h, d } = trueMeasures(drawing, shape)
  const soft = 1 / Math.sqrt(Math.max(w, h, d))
  const size = { w: w * soft, h: h * soft, d: d * soft }
  return { drawing, shape, size, ...extentOf(shape.projection, size) }
}

function twoRows(parts: readonly Part[]): Part[][] {
  const bySize = parts.toSorted((a, b) => b.height - a.height)
  const behind = Math.floor(parts.length / 2)
  return [bySize.slice(0, behind), bySize.slice(behind)]
}

function drawRow(row: readonly Part[], scale: number, ground: number, rowAt: number): string {
  let left = (CANVAS_SIZE - widthOf(row) * scale) / 2
  const gap = gapOf(row) * scale
  return row
    .map(({ drawing, shape, size, width }, at) => {
      const marks = shape.draw(drawing, { w: size.w * scale, h: size.h * scale, d: size.d * scale })
      const place = { x: left, y: ground }
      left += width * scale + gap
      return groundShadow(place.x, place.x + width * scale, ground) + translate(place, withUniqueIds(marks, `${rowAt}${at}`))
    })
    .join('')
}

/** Adds a suffix to the ids of a part, since two parts of one kind have the same ids. */
function withUniqueIds(marks: string, suffix: string): string {
  return marks.replaceAll(/( id="| href="#)(\w+)"/g, `$1$2${suffix}"`)
}

function gapOf(row: readonly Part[]): number {
  return (GAP * row.reduce((sum, { width }) => sum + width, 0)) / Math.max(1, row.length)
}

function widthOf(row: readonly Part[]): number {
  return row.reduce((sum, { width }) => sum + width, gapOf(row) * (row.length - 1))
}

function tallest(row: readonly Part[]): number {
  return Math.max(0, ...row.map(({ height }) => height))
}
