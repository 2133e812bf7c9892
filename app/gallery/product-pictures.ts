import type { Picture } from '../commerce/contract/picture'
import type { Product } from '../commerce/contract/product'
import { pictureFor } from './picture-use'

/** One picture of the gallery in its three sizes. */
export type GalleryPicture = { large: Picture; small: Picture; zoom: Picture; alt: string }

/**
 * The pictures of a product in `sort_order`. Pictures without a usable type are left out. Falls back to the thumb; empty when the
 * page must show the placeholder (spec section 3, Image type).
 */
export function productPictures({ images, thumb, name }: Pick<Product, 'images' | 'thumb' | 'name'>): GalleryPicture[] {
  const pictures = inOrder(images).flatMap(({ types, alt }) => {
    const large = pictureFor(types, 'gallery')
    return large
      ? [{ large, small: pictureFor(types, 'thumb') ?? large, zoom: pictureFor(types, 'zoom') ?? large, alt: alt ?? name }]
      : []
  })
  return pictures.length > 0 || !thumb ? pictures : [{ large: thumb, small: thumb, zoom: thumb, alt: name }]
}

/** The picture for link previews (og:image): of the first that has a size for them. */
export function previewPicture({ images, thumb }: Pick<Product, 'images' | 'thumb'>): Picture | null {
  return inOrder(images).flatMap(({ types }) => pictureFor(types, 'preview') ?? [])[0] ?? thumb
}

/**
 * The pictures of the gallery for structured data. The first is that of link previews, where it has a size for them, because
 * merchants refuse an SVG (decision 086).
 */
export function listedPictures({ images, thumb }: Pick<Product, 'images' | 'thumb'>): Picture[] {
  const [first, ...others] = inOrder(images).filter(({ types }) => pictureFor(types, 'gallery'))
  if (first === undefined) return thumb ? [thumb] : []
  const front = pictureFor(first.types, 'preview') ?? pictureFor(first.types, 'gallery')
  return [front, ...others.map(({ types }) => pictureFor(types, 'gallery'))].flatMap((picture) => picture ?? [])
}

const inOrder = (images: Product['images']) => [...images].sort((a, b) => a.sort_order - b.sort_order)
