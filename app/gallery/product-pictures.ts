import type { Picture } from '../commerce/contract/picture'
import type { Product } from '../commerce/contract/product'
import { pictureFor } from './picture-use'

/** One picture of the gallery, in the sizes it is shown in; `alt` says what it shows. */
export type GalleryPicture = { large: Picture; small: Picture; zoom: Picture; alt: string }

/**
 * A product's pictures in their order. One that comes in no usable size is left out; without any, the list is empty and the page
 * shows the placeholder (spec section 3, Image type).
 */
export function productPictures({ images, thumb, name }: Pick<Product, 'images' | 'thumb' | 'name'>): GalleryPicture[] {
  const pictures = [...images]
    .sort((a, b) => a.sort_order - b.sort_order)
    .flatMap(({ types, alt }) => {
      const large = pictureFor(types, 'gallery')
      return large
        ? [{ large, small: pictureFor(types, 'thumb') ?? large, zoom: pictureFor(types, 'zoom') ?? large, alt: alt ?? name }]
        : []
    })
  return pictures.length > 0 || !thumb ? pictures : [{ large: thumb, small: thumb, zoom: thumb, alt: name }]
}

/** The address of the picture that stands for the product where its page is linked to. */
export function previewPicture({ images, thumb }: Pick<Product, 'images' | 'thumb'>): string | undefined {
  const [first] = [...images].sort((a, b) => a.sort_order - b.sort_order)
  return (first && pictureFor(first.types, 'preview')?.url) ?? thumb?.url
}
