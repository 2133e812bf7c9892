import type { SeedDrawing } from '../seed/shapes'
import { arrange } from './arrange'
import { n, PAPER, paper } from './paper'
import { groundShadow } from './shadow'
import { extentOf } from './shape'
import type { Measures, Shape } from './shape'
import { SHAPE_OF } from './shape-of'

export type PictureView = 'front' | 'size' | 'pack'

/** At most so many of a pack are drawn; the number printed on the pack is the true one. */
const MOST_DRAWN = 8
const FIELD = { width: 340, height: 296, ground: 356 }

/**
 * The picture of a product, drawn from its data: a complete SVG of 400 x 400 (1 to 5 kB) on transparent paper, the same for the
 * same drawing. `front` shows the items loose, `size` one item with its millimetres, `pack` the items as sold (a single one as
 * `front`). Meant to be served as a file of its own: ids repeat between pictures. (Design section 4, "Product pictures are drawn")
 */
export function drawProduct(drawing: SeedDrawing, _view: PictureView): string {
  const shape = SHAPE_OF[drawing.shape]
  return paper(standing(drawing, shape))
}

function standing(drawing: SeedDrawing, shape: Shape): string {
  const true_ = trueMeasures(drawing, shape)
  const room = presence(Math.max(true_.w, true_.h, true_.d))
  const field = { width: FIELD.width * room, height: FIELD.height * room }
  const count = Math.min(Math.max(1, drawing.count), MOST_DRAWN)
  const { scale, places, width, height } = arrange(count, extentOf(shape.projection, true_), field)
  const left = (PAPER - width) / 2
  const ground = Math.min(FIELD.ground, (PAPER + height) / 2 + 20)
  const item = shape.draw(drawing, { w: true_.w * scale, h: true_.h * scale, d: true_.d * scale })
  const at = places.map(({ x, y }) => `x="${n(left + x)}" y="${n(ground + y)}"`)
  const items =
    at.length === 1
      ? `<g transform="translate(${n(left)} ${n(ground)})">${item}</g>`
      : `<defs><g id="item">${item}</g></defs>${at.map((place) => `<use href="#item" ${place}/>`).join('')}`
  return groundShadow(left, left + width, ground) + items
}

/** The item's sizes in mm; a size the seed left at 0 still has to be drawn as something. */
function trueMeasures(drawing: SeedDrawing, shape: Shape): Measures {
  const { w, h, d } = shape.measures?.(drawing) ?? { w: drawing.width, h: drawing.height, d: drawing.depth }
  return { w: Math.max(w, 1), h: Math.max(h, 1), d: Math.max(d, 0) }
}

/** Small things fill less of the picture than large ones, much less so than in truth: a share of the field from the longest side in mm. */
function presence(longest: number): number {
  return Math.min(1, Math.max(0.72, (longest / 100) ** 0.12))
}
