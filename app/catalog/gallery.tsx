import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PicturePlaceholder } from './picture-placeholder'
import type { GalleryPicture } from './product-pictures'

/** Pictures side by side in a strip that snaps; the small ones beneath are links into it, which work without script too. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation()
  const strip = useRef<HTMLUListElement>(null)
  const several = pictures.length > 1

  // The browser's own jump would also move the page.
  function show(event: MouseEvent, index: number) {
    if (!strip.current) return
    event.preventDefault()
    strip.current.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' })
  }

  if (pictures.length === 0) {
    return (
      <div className="aspect-square max-h-110 w-full">
        <PicturePlaceholder />
      </div>
    )
  }
  return (
    <section aria-label={t('product.gallery')} className="grid min-w-0 gap-3">
      <ul
        ref={strip}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain rounded-xl border border-line"
      >
        {pictures.map(({ large, zoom, alt }, index) => {
          const name = index === 0 ? alt : `${alt}, ${t('product.picture', { number: index + 1, count: pictures.length })}`
          return (
            <li key={large.url} id={`picture-${index + 1}`} className="aspect-square max-h-110 w-full shrink-0 snap-center p-6">
              <a href={zoom} aria-label={t('product.zoom', { name })} className="block size-full cursor-zoom-in">
                <img
                  src={large.url}
                  width={large.width}
                  height={large.height}
                  alt={name}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  className="size-full object-contain"
                />
              </a>
            </li>
          )
        })}
      </ul>
      {several && (
        <ul className="flex gap-3">
          {pictures.map(({ small }, index) => (
            <li key={small.url}>
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => show(event, index)}
                aria-label={t('product.picture', { number: index + 1, count: pictures.length })}
                className="block size-18 rounded-lg border border-line p-2 hover:border-control"
              >
                <img src={small.url} width={small.width} height={small.height} alt="" className="size-full object-contain" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
