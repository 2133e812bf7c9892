import { IMAGE_TYPE, type Picture } from '../commerce/contract/picture'

/** The uses of a picture: zoom dialog, gallery, gallery thumbnail, or link preview on other sites. */
export type PictureUse = 'zoom' | 'gallery' | 'thumb' | 'preview'

/** The image types for each use, best first (spec section 3, Image type). Types that are too small come last, as a fallback. */
export const TYPES_BY_USE: Readonly<Record<PictureUse, readonly (keyof typeof IMAGE_TYPE)[]>> = {
  zoom: ['zoom', 'original', 'gallery', 'general', 'featured', 'header'],
  gallery: ['gallery', 'general', 'featured', 'zoom', 'original', 'header', 'thumb'],
  thumb: ['galleryThumb', 'thumb', 'avatar', 'gallery', 'general', 'featured', 'zoom', 'original'],
  preview: ['featured', 'header', 'gallery', 'general', 'zoom', 'original'],
}

/** The best available type for a use; null when there is none and the placeholder is shown. */
export function pictureFor(types: Readonly<Record<string, Picture>>, use: PictureUse): Picture | null {
  for (const name of TYPES_BY_USE[use]) {
    const picture = types[IMAGE_TYPE[name]]
    if (picture !== undefined) return picture
  }
  return null
}
