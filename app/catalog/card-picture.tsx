import type { CardProduct } from './card-product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'

/** The drawing on a card. The name beside it says what it shows, so it is silent for who listens. `low` is for a card as wide as a phone. */
export function CardPicture({ thumb, eager, low = false }: { thumb: CardProduct['thumb']; eager: boolean; low?: boolean }) {
  return (
    <div className={`flex aspect-square items-center justify-center px-2 pt-7 ${low ? 'max-sm:aspect-auto max-sm:h-48' : ''}`}>
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
        <span className={`w-full ${low ? 'max-sm:h-full sm:aspect-square' : 'aspect-square'}`}>
          <PicturePlaceholder />
        </span>
      )}
    </div>
  )
}
