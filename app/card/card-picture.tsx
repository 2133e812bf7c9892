import type { CardProduct } from './rules/card-product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { DecorativePicture } from '../gallery/decorative-picture'

/** The picture of a card. `short` limits its height on phones, where the card fills the width. */
export function CardPicture({ thumb, eager, short }: { thumb: CardProduct['thumb']; eager: boolean; short: boolean }) {
  return (
    <div className={`flex aspect-square items-center justify-center px-2 pt-7 ${short ? 'max-sm:aspect-auto max-sm:h-48' : ''}`}>
      {thumb ? (
        <DecorativePicture picture={thumb} eager={eager} />
      ) : (
        <span className={`w-full ${short ? 'max-sm:h-full sm:aspect-square' : 'aspect-square'}`}>
          <PicturePlaceholder />
        </span>
      )}
    </div>
  )
}
