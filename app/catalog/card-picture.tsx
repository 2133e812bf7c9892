import type { CardProduct } from './card-product'
import { PicturePlaceholder } from './picture-placeholder'

/** The drawing on a card. The name beside it says what it shows, so it is silent for who listens. */
export function CardPicture({ thumb, eager }: { thumb: CardProduct['thumb']; eager: boolean }) {
  return (
    <div className="flex aspect-square items-center justify-center px-2 pt-7">
      {thumb ? (
        <img
          src={thumb.url}
          width={thumb.width}
          height={thumb.height}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-contain"
        />
      ) : (
        <PicturePlaceholder />
      )}
    </div>
  )
}
