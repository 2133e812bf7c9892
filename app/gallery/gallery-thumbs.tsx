import type { GalleryPicture } from './product-pictures'
import { useTranslation } from '../store/use-translation'

/** Thumbnails that link to the pictures in the strip; the current one is marked. */
export function GalleryThumbs({ pictures, current, show }: GalleryThumbsProps) {
  const { t } = useTranslation()
  return (
    <ul className="hidden flex-wrap gap-2 md:flex lg:gap-3">
      {pictures.map(({ small, alt }, index) => (
        <li key={small.url}>
          <a
            href={`#picture-${index + 1}`}
            onClick={(event) => {
              // Following the anchor would also scroll the page.
              if (show(index)) event.preventDefault()
            }}
            aria-current={index === current ? 'true' : undefined}
            aria-label={`${t('product.picture', { number: index + 1, count: pictures.length })}: ${alt}`}
            className="block size-14 rounded-lg border border-line p-1.5 hover:border-control aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink sm:size-18 sm:p-2 forced-colors:aria-[current]:outline-2"
          >
            <img src={small.url} width={small.width} height={small.height} alt="" className="size-full object-contain" />
          </a>
        </li>
      ))}
    </ul>
  )
}

type GalleryThumbsProps = {
  pictures: readonly GalleryPicture[]
  current: number | null
  /** Returns false when Swiper does not run and the browser must follow the link. */
  show: (index: number) => boolean
}
