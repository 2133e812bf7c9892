import type { SearchProduct } from '../commerce/contract/product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'

/** The small picture of a product beside its name, which says what it shows; `className` gives it its size. */
export function Thumb({ thumb, className }: { thumb: SearchProduct['thumb']; className: string }) {
  return (
    <span className={`block shrink-0 ${className}`}>
      {thumb ? (
        <img
          src={thumb.url}
          width={thumb.width}
          height={thumb.height}
          alt=""
          loading="lazy"
          className="size-full object-contain"
        />
      ) : (
        <PicturePlaceholder />
      )}
    </span>
  )
}
