import type { CardProduct } from './rules/card-product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { SilentPicture } from '../gallery/silent-picture'

/** The drawing on a card. `low` is for a card as wide as a phone. */
export function CardPicture({ thumb, eager, low = false }: { thumb: CardProduct['thumb']; eager: boolean; low?: boolean }) {
  return (
    <div className={`flex aspect-square items-center justify-center px-2 pt-7 ${low ? 'max-sm:aspect-auto max-sm:h-48' : ''}`}>
      {thumb ? (
        <SilentPicture picture={thumb} eager={eager} />
      ) : (
        <span className={`w-full ${low ? 'max-sm:h-full sm:aspect-square' : 'aspect-square'}`}>
          <PicturePlaceholder />
        </span>
      )}
    </div>
  )
}
