import type { Drawing } from './drawing'
import { besideKnown, comparable } from './size-comparison'
import { groupPicture } from './group-picture'
import { BLISTER, blisterCard, carton } from './packaging'
import { PAPER, paper } from './canvas'
import { SHAPE_OF } from './shape-table'
import { hasDimensions, measuredItem, presence, standItems, trueMeasures } from './place-items'
import { hasTopView, topView } from './top-view'

export const PICTURE_VIEWS = ['front', 'pack', 'size', 'top', 'scale'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** The views that tell something about a product, the first one its main picture. */
export function viewsOf(drawing: Drawing): PictureView[] {
  if (drawing.parts) return ['front']
  const views: PictureView[] = ['front']
  if (drawing.count > 1) views.push('pack')
  if (hasDimensions(drawing, SHAPE_OF[drawing.shape])) views.push('size')
  if (hasTopView(drawing)) views.push('top')
  if (comparable(drawing)) views.push('scale')
  return views
}

/** Longest side in mm of what still hangs on a card. */
const LARGEST_ON_CARD = 130

/**
 * The picture of a product, drawn from its data: a complete SVG of 400 x 400 (1 to 5 kB) on transparent paper, always the same for
 * the same drawing. `front` shows the items loose, `size` one item with its millimetres, `pack` the items as they are sold (a
 * single one as `front`), `top` a battery's poles from above, `scale` one item beside an AA cell (where
 * they tell nothing, as `front`). A set has one picture, of its parts. Serve it as a file of its own, for `<img>`: ids repeat from picture to picture. (Design section 4)
 */
export function drawProduct(drawing: Drawing, view: PictureView): string {
  if (drawing.parts && drawing.parts.length > 0) return paper(groupPicture(drawing.parts))
  const shape = SHAPE_OF[drawing.shape]
  const millimetres = trueMeasures(drawing, shape)
  if (view === 'size') return paper(measuredItem(drawing, shape))
  if (view === 'top' && hasTopView(drawing)) return paper(topView(drawing))
  if (view === 'scale' && comparable(drawing)) return paper(besideKnown(drawing))
  if (view !== 'pack' || drawing.count <= 1) {
    const room = drawing.count > 1 ? 1 : presence(millimetres)
    return paper(
      standItems(drawing, shape, { width: 340 * room, height: 296 * room, ground: 356, centre: 220, middle: PAPER / 2 }),
    )
  }
  if (Math.max(millimetres.w, millimetres.h, millimetres.d) > LARGEST_ON_CARD) return paper(carton(drawing))
  const bottom = BLISTER.y + BLISTER.h
  const window = {
    width: BLISTER.w - 32,
    height: BLISTER.h - 32,
    ground: bottom - 14,
    centre: bottom - BLISTER.h / 2,
    middle: PAPER / 2,
  }
  return paper(blisterCard(drawing, standItems(drawing, shape, window)))
}
