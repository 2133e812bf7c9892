import type { CardProduct } from './rules/card-product'
import { PicturePlaceholder } from '../gallery/picture-placeholder'
import { DecorativePicture } from '../gallery/decorative-picture'

/** The picture of a card. `short` limits its height on phones, where the card fills the width. */
export function CardPicture({ thumb, eager, short }: { thumb: CardProduct['thumb']; eager: boolean; short: boolean }) {
  return (
    <div className={short ? 'card-picture card-picture-tall' : 'card-picture'}>
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
