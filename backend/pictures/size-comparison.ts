import type { Drawing } from './drawing'
import { lettering } from './lettering'
import { n, CANVAS_SIZE, translate } from './canvas'
import { groundShadow } from './shadow'
import { extentOf } from './shape'
import { SHAPES } from './shape-table'
import { hasDimensions, trueMeasures } from './place-items'

/** An AA cell (LR6), 14.5 x 50.5 mm by IEC 60086-2. */
const REFERENCE_CELL: Drawing = {
  shape: 'cylinder',
  width: 14.5,
  height: 50.5,
  depth: 14.5,
  colours: ['#c3ccd3', '#7b8794'],
  label: 'AA',
  count: 1,
}

/** Maximum length of the longest side, in mm, of products that are compared with an AA cell. */
const MAX_SIZE = 320

/** Shapes that are not drawn to scale, and cards. */
const NOT_COMPARED: readonly Drawing['shape'][] = ['gift-card', 'cable', 'case', 'spare-part', 'lamp', 'tester']

/** Whether a product can be shown beside an AA cell: it has known sizes and is not an AA cell itself. */
export function isComparable(drawing: Drawing): boolean {
  const shape = SHAPES[drawing.shape]
  if (NOT_COMPARED.includes(drawing.shape) || !hasDimensions(drawing, shape)) return false
  const { w, h, d } = trueMeasures(drawing, shape)
  const same =
    drawing.shape === REFERENCE_CELL.shape && Math.abs(w - REFERENCE_CELL.width) < 1 && Math.abs(h - REFERENCE_CELL.height) < 2
  return !same && Math.max(w, h, d) <= MAX_SIZE
}

/** One item beside an AA cell, at the same scale. */
export function sizeComparison(drawing: Drawing): string {
  const pair = [drawing, REFERENCE_CELL].map((item) => {
    const shape = SHAPES[item.shape]
    const millimetres = trueMeasures(item, shape)
    return { item, shape, millimetres, extent: extentOf(shape.projection, millimetres) }
  })
  const gap = Math.max(...pair.map(({ extent }) => extent.width)) * 0.16 + 6
  const width = pair.reduce((sum, { extent }) => sum + extent.width, gap * (pair.length - 1))
  const height = Math.max(...pair.map(({ extent }) => extent.height))
  const scale = Math.min(330 / width, 280 / height)
  const ground = (CANVAS_SIZE + height * scale) / 2 - 6
  let left = (CANVAS_SIZE - width * scale) / 2
  return pair
    .map(({ item, shape, millimetres: { w, h, d }, extent }) => {
      const drawn = shape.draw(item, { w: w * scale, h: h * scale, d: d * scale })
      const room = extent.width * scale
      const marks = groundShadow(left, left + room, ground) + translate({ x: left, y: ground }, drawn)
      const name = item === REFERENCE_CELL ? caption(left + room / 2, ground) : ''
      left += room + gap * scale
      return marks + name
    })
    .join('')
}

function caption(x: number, ground: number): string {
  return lettering({ text: 'AA', x: Number(n(x)), y: ground + 24, size: 20, room: 60, fill: '#55606b', weight: 600 })
}
