import { IMAGE_TYPE, type Picture, type ProductImage } from '../../app/commerce/contract/picture'
import type { PictureView } from '../pictures/draw-product'
import type { SeedDrawing } from '../seed/shapes'

export const PICTURE_VIEWS: readonly PictureView[] = ['front', 'size', 'pack']
type Pictured = { sku: string; picture_hash: string }

/** The small picture of a card, cart row or hint. The address changes with the drawing, so it may be cached for good. */
export function thumbOf(product: Pictured): Picture {
  return picture(product, 'front', 240)
}

/** The pictures of a product's page; `pack` only when there is more than one in it. */
export function imagesOf(product: Pictured & { drawing: SeedDrawing }, name: string): ProductImage[] {
  const views = PICTURE_VIEWS.filter((view) => view !== 'pack' || product.drawing.count > 1)
  return views.map((view, position) => ({
    sort_order: position,
    alt: name,
    types: {
      [IMAGE_TYPE.zoom]: picture(product, view, 1200),
      [IMAGE_TYPE.thumb]: picture(product, view, 240),
      [IMAGE_TYPE.gallery]: picture(product, view, 640),
      [IMAGE_TYPE.galleryThumb]: picture(product, view, 96),
    },
  }))
}

function picture({ sku, picture_hash }: Pictured, view: PictureView, side: number): Picture {
  const address = `/pictures/products/${encodeURIComponent(sku)}.svg?v=${picture_hash}`
  return { url: view === 'front' ? address : `${address}&view=${view}`, width: side, height: side }
}
