import type { CardProduct } from './rules/card-product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { DecorativePicture } from '../gallery/decorative-picture'

/** The picture of a card. `short` limits its height on phones, where the card fills the width. */
export function CardPicture({ thumb, eager, short }: { thumb: CardProduct['thumb']; eager: boolean; short: boolean }) {
  return (
    <div className={`flex items-center justify-center px-2 pt-6 ${short ? 'h-44 sm:h-40' : 'h-28 sm:h-40'}`}>
      {thumb ? (
        <DecorativePicture picture={thumb} eager={eager} />
      ) : (
        <span className="h-full max-w-full">
          <PicturePlaceholder />
        </span>
      )}
    </div>
  )
}
