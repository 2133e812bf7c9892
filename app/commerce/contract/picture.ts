import { readableOf } from './readers/list'
import { listOrEmpty, withDefault } from './readers/field'
import { imageOf, pictureOf } from './readers/picture'

export type { Picture, ProductImage } from './readers/picture'

/** The small picture of a product; null shows the placeholder. */
export const ThumbPicture = withDefault(pictureOf, null)

/** Kinds of picture, by the number the backend uses (spec section 3, Product). */
export const IMAGE_TYPE = {
  zoom: 1,
  thumb: 3,
  gallery: 4,
  original: 5,
  featured: 9,
  galleryThumb: 10,
  general: 12,
  avatar: 13,
  header: 16,
} as const

/** The pictures of a product; what is none is left out. */
export const ProductImages = listOrEmpty(readableOf(imageOf))
