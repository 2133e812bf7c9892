import { IMAGE_TYPE, type Picture } from '../commerce/contract/picture'
import type { Product } from '../commerce/contract/product'

/** One picture of the gallery, in the sizes it is shown in; `zoom` is the address of the biggest, `alt` says what it shows. */
export type GalleryPicture = { large: Picture; small: Picture; zoom: string; alt: string }

/** Which sizes do for each place, the best first. */
const ZOOM = [IMAGE_TYPE.zoom, IMAGE_TYPE.original]
const LARGE = [IMAGE_TYPE.gallery, IMAGE_TYPE.zoom, IMAGE_TYPE.original, IMAGE_TYPE.general, IMAGE_TYPE.thumb]
const SMALL = [IMAGE_TYPE.galleryThumb, IMAGE_TYPE.thumb, ...LARGE]

/**
 * A product's pictures in their order. One that comes in none of the sizes is left out; without any, the list is empty and the page
 * shows the placeholder (spec section 3, Image type).
 */
export function productPictures({ images, thumb, name }: Pick<Product, 'images' | 'thumb' | 'name'>): GalleryPicture[] {
  const pictures = [...images]
    .sort((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ types, alt }) => {
      const large = firstOf(types, LARGE)
      const small = firstOf(types, SMALL)
      const { url: zoom } = firstOf(types, ZOOM) ?? large ?? { url: '' }
      return large && small ? [{ large, small, zoom, alt: alt ?? name }] : []
    })
  return pictures.length > 0 || !thumb ? pictures : [{ large: thumb, small: thumb, zoom: thumb.url, alt: name }]
}

function firstOf(types: Readonly<Record<string, Picture>>, wanted: readonly number[]): Picture | undefined {
  return wanted.map((type) => types[type]).find((picture) => picture !== undefined)
}
