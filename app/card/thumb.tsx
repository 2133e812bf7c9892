import type { SearchProduct } from '../commerce/contract/product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { DecorativePicture } from '../gallery/decorative-picture'

/** Small picture of a product beside its name; `className` sets the size. */
export function Thumb({ thumb, className }: { thumb: SearchProduct['thumb']; className: string }) {
  return (
    <span className={`block shrink-0 ${className}`}>
      {thumb ? <DecorativePicture picture={thumb} /> : <PicturePlaceholder />}
    </span>
  )
}
