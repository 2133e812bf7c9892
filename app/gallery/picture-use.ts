import { IMAGE_TYPE, type Picture } from '../commerce/contract/picture'

/** Where a picture is shown: magnified, on the product's page, small beneath it, or in a preview elsewhere that links to the page. */
export type PictureUse = 'zoom' | 'gallery' | 'thumb' | 'preview'

/**
 * Which image types serve which use, the best first (spec section 3, Image type). What is too small for a use comes last: a small
 * picture is better than none.
 */
export const SERVES: Readonly<Record<PictureUse, readonly (keyof typeof IMAGE_TYPE)[]>> = {
  zoom: ['zoom', 'original', 'gallery', 'general', 'featured', 'header'],
  gallery: ['gallery', 'general', 'featured', 'zoom', 'original', 'header', 'thumb'],
  thumb: ['galleryThumb', 'thumb', 'avatar', 'gallery', 'general', 'featured', 'zoom', 'original'],
  preview: ['featured', 'header', 'gallery', 'general', 'zoom', 'original'],
}

/** The best of a picture's sizes for a use; null when none will do, and the placeholder picture takes its place. */
export function pictureFor(types: Readonly<Record<string, Picture>>, use: PictureUse): Picture | null {
  for (const name of SERVES[use]) {
    const picture = types[IMAGE_TYPE[name]]
    if (picture !== undefined) return picture
  }
  return null
}
