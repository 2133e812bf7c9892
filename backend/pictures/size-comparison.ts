import type { Drawing } from './drawing'
import { lettering } from './lettering'
import { n, PAPER, shifted } from './canvas'
import { groundShadow } from './shadow'
import { extentOf } from './shape'
import { SHAPE_OF } from './shape-table'
import { hasDimensions, trueMeasures } from './place-items'

/** The cell that everyone has held: IEC 60086-2 gives LR6 14.5 x 50.5 mm. */
const KNOWN: Drawing = {
  shape: 'cylinder',
  width: 14.5,
  height: 50.5,
  depth: 14.5,
  colours: ['#c3ccd3', '#7b8794'],
  label: 'AA',
  count: 1,
}

/** Longest side in mm that can still be compared with a cell of the hand. */
const LARGEST = 320

/** Shapes that stand for a size of their own: cards, and what is drawn out of proportion. */
const NOT_COMPARED: readonly Drawing['shape'][] = ['gift-card', 'cable', 'case', 'spare-part', 'lamp', 'tester']

/** Whether it helps to see a product beside an AA cell: it has true sizes, and is no such cell itself. */
export function comparable(drawing: Drawing): boolean {
  const shape = SHAPE_OF[drawing.shape]
  if (NOT_COMPARED.includes(drawing.shape) || !hasDimensions(drawing, shape)) return false
  const { w, h, d } = trueMeasures(drawing, shape)
  const same = drawing.shape === KNOWN.shape && Math.abs(w - KNOWN.width) < 1 && Math.abs(h - KNOWN.height) < 2
  return !same && Math.max(w, h, d) <= LARGEST
}

/** One item beside an AA cell, both in the same scale. */
export function besideKnown(drawing: Drawing): string {
  const pair = [drawing, KNOWN].map((item) => {
    const shape = SHAPE_OF[item.shape]
    const millimetres = trueMeasures(item, shape)
    return { item, shape, millimetres, extent: extentOf(shape.projection, millimetres) }
  })
  const gap = Math.max(...pair.map(({ extent }) => extent.width)) * 0.16 + 6
  const width = pair.reduce((sum, { extent }) => sum + extent.width, gap * (pair.length - 1))
  const height = Math.max(...pair.map(({ extent }) => extent.height))
  const scale = Math.min(330 / width, 280 / height)
  const ground = (PAPER + height * scale) / 2 - 6
  let left = (PAPER - width * scale) / 2
  return pair
    .map(({ item, shape, millimetres: { w, h, d }, extent }) => {
      const drawn = shape.draw(item, { w: w * scale, h: h * scale, d: d * scale })
      const room = extent.width * scale
      const marks = groundShadow(left, left + room, ground) + shifted({ x: left, y: ground }, drawn)
      const name = item === KNOWN ? caption(left + room / 2, ground) : ''
      left += room + gap * scale
      return marks + name
    })
    .join('')
}

function caption(x: number, ground: number): string {
  return lettering({ text: 'AA', x: Number(n(x)), y: ground + 24, size: 20, room: 60, fill: '#55606b', weight: 600 })
}
