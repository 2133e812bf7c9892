import type { SearchProduct } from '../commerce/contract/product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { SilentPicture } from '../gallery/silent-picture'

/** The small picture of a product beside its name; `className` gives it its size. */
export function Thumb({ thumb, className }: { thumb: SearchProduct['thumb']; className: string }) {
  return (
    <span className={`block shrink-0 ${className}`}>{thumb ? <SilentPicture picture={thumb} /> : <PicturePlaceholder />}</span>
  )
}
