import type { Drawing } from './drawing'
import { sizeComparison, isComparable } from './size-comparison'
import { groupPicture } from './group-picture'
import { BLISTER, blisterCard, carton } from './packaging'
import { CANVAS_SIZE, svgDocument } from './canvas'
import { countBadge } from './count-badge'
import { SHAPES } from './shape-table'
import { hasDimensions, itemWithDimensions, sizeShare, placeItems, trueMeasures } from './place-items'
import { hasTopView, topView } from './top-view'

export const PICTURE_VIEWS = ['front', 'pack', 'size', 'top', 'scale'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** The views that are informative for a product. The first one is its main picture. */
export function viewsOf(drawing: Drawing): PictureView[] {
  if (drawing.parts) return ['front']
  const views: PictureView[] = ['front']
  if (drawing.count > 1) views.push('pack')
  if (hasDimensions(drawing, SHAPES[drawing.shape])) views.push('size')
  if (hasTopView(drawing)) views.push('top')
  if (isComparable(drawing)) views.push('scale')
  return views
}

/** The tools that come with a spare part. */
const TOOL_KIT: Drawing = {
  shape: 'tool-kit',
  width: 80,
  height: 70,
  depth: 12,
  colours: ['#33566b', '#ffbc20'],
  label: '',
  count: 1,
}

/** The drawing with its small print as further lines of the label (lettering.ts). */
const withSmallPrint = (drawing: Drawing): Drawing => ({
  ...drawing,
  label: [drawing.label, ...(drawing.smallPrint ?? [])].join('\n'),
})

/** Maximum length of the longest side, in mm, of products that are sold on a blister card. */
const MAX_SIZE_ON_CARD = 130

/**
 * The picture of a product: an SVG document of 400 x 400 units (1 to 5 kB), always the same for the same drawing. Views:
 * `front` shows the items without packaging, `size` one item with its dimensions, `pack` the items in their packaging (a
 * single item as `front`), `top` the terminals of a battery from above, `scale` one item beside an AA cell. A view that
 * does not apply is drawn as `front`. A set has one picture, of its parts. Use it in an `<img>`, not inline: all
 * pictures have the same ids. (Design section 4)
 */
export function drawProduct(data: Drawing, view: PictureView): string {
  if (data.parts && data.parts.length > 0) return svgDocument(groupPicture(data.parts.map(withSmallPrint)))
  const drawing = withSmallPrint(data)
  if (drawing.tools && view === 'front') return svgDocument(groupPicture([drawing, TOOL_KIT]))
  const shape = SHAPES[drawing.shape]
  const millimetres = trueMeasures(drawing, shape)
  if (view === 'size') return svgDocument(itemWithDimensions(drawing, shape))
  if (view === 'top' && hasTopView(drawing)) return svgDocument(topView(drawing))
  if (view === 'scale' && isComparable(drawing)) return svgDocument(sizeComparison(drawing))
  if (view !== 'pack' || drawing.count <= 1) {
    const room = drawing.count > 1 ? 1 : sizeShare(millimetres)
    const pieces = view === 'front' ? (drawing.printed ?? drawing.count) : 1
    const field = pieces > 1 ? { height: 280, ground: 372, centre: 232 } : { height: 296, ground: 356, centre: 220 }
    const items = placeItems(drawing, shape, {
      ...field,
      width: 340 * room,
      height: field.height * room,
      middle: CANVAS_SIZE / 2,
    })
    return svgDocument(items + (pieces > 1 ? countBadge(pieces) : ''))
  }
  if (Math.max(millimetres.w, millimetres.h, millimetres.d) > MAX_SIZE_ON_CARD) return svgDocument(carton(drawing))
  const bottom = BLISTER.y + BLISTER.h
  const window = {
    width: BLISTER.w - 32,
    height: BLISTER.h - 32,
    ground: bottom - 14,
    centre: bottom - BLISTER.h / 2,
    middle: CANVAS_SIZE / 2,
  }
  return svgDocument(blisterCard(drawing, placeItems(drawing, shape, window)))
}
