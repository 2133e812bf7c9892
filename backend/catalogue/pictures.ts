import { IMAGE_TYPE, type Picture, type ProductImage } from '../../app/commerce/contract/picture'
import { viewsOf, type PictureView } from '../pictures/draw-product'
import type { Language } from '../../app/commerce/contract/languages'
import type { Drawing } from '../pictures/drawing'
import { PREVIEW_SIZE } from '../pictures/preview-picture'
import { pictureText } from '../pictures/picture-text'

type Pictured = { sku: string; picture_hash: string }

/** The small picture of a card, cart row or hint. Its URL contains a hash of the drawing, so it can be cached forever. */
export function thumbOf(product: Pictured): Picture {
  return picture(product, 'front', 240)
}

/** The picture for link previews and merchant feeds, which take no SVG. */
export function previewOf({ sku, picture_hash }: Pictured): Picture {
  return { url: `${address(sku, 'jpg')}?v=${picture_hash}`, width: PREVIEW_SIZE, height: PREVIEW_SIZE }
}

/** The pictures of a product page, one per informative view, with alternative texts. */
export function imagesOf(product: Pictured & { name: string; drawing: Drawing }, language: Language): ProductImage[] {
  return viewsOf(product.drawing).map((view, position) => ({
    sort_order: position,
    alt: pictureText(product, view, language),
    types: {
      [IMAGE_TYPE.zoom]: picture(product, view, 1200),
      [IMAGE_TYPE.thumb]: picture(product, view, 240),
      [IMAGE_TYPE.gallery]: picture(product, view, 640),
      [IMAGE_TYPE.galleryThumb]: picture(product, view, 96),
      ...(view === 'front' && { [IMAGE_TYPE.featured]: previewOf(product) }),
    },
  }))
}

function picture({ sku, picture_hash }: Pictured, view: PictureView, side: number): Picture {
  const url = `${address(sku, 'svg')}?v=${picture_hash}`
  return { url: view === 'front' ? url : `${url}&view=${view}`, width: side, height: side }
}

const address = (sku: string, type: 'svg' | 'jpg') => `/pictures/products/${encodeURIComponent(sku)}.${type}`
