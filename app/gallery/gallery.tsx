import { type MouseEvent, Suspense, useEffect, useState } from 'react'
import { GalleryArrows } from './gallery-arrows'
import { GalleryThumbs } from './gallery-thumbs'
import { PicturePlaceholder } from './picture-placeholder'
import type { GalleryPicture } from './product-pictures'
import { useGallerySwiper } from './use-gallery-swiper'
import type { ZoomDialogProps } from './zoom-dialog'
import { lateComponent } from '../client-errors/late-component'
import { useTranslation } from '../store/use-translation'

/** Loaded when a picture is first pressed. Without it, the picture is opened by its link. */
const ZoomDialog = lateComponent<ZoomDialogProps>(async () => (await import('./zoom-dialog')).ZoomDialog, OpenedPicture)

/**
 * Pictures in a strip with scroll snapping, with thumbnails that link into it. Each picture links to its largest size. With
 * scripts, Swiper marks the current picture and the largest size opens in a dialog.
 */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation()
  const { box, current, show } = useGallerySwiper(pictures.length)
  const [zoomed, setZoomed] = useState<number | null>(null)

  function zoom(event: MouseEvent, index: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setZoomed(index)
  }

  function closeZoom() {
    const index = zoomed ?? 0
    setZoomed(null)
    // The dialog returns the focus to the picture that opened it, which may not be the
    // current one, and may scroll the strip to it.
    box.current?.querySelector<HTMLElement>(`#picture-${index + 1} a`)?.focus({ preventScroll: true })
    show(index)
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
      <div className="relative min-w-0">
        <div ref={box} className="overflow-hidden rounded-xl border border-line">
          <ul className="gallery-strip flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain">
            {pictures.map(({ large, zoom: largest, alt }, index) => (
              <li
                key={large.url}
                id={`picture-${index + 1}`}
                className="gallery-slide aspect-square scroll-mt-32 max-h-110 w-full shrink-0 snap-center p-1.5 md:p-6"
              >
                <a
                  href={largest.url}
                  onClick={(event) => zoom(event, index)}
                  aria-label={t('product.zoom', { name: alt })}
                  className="block size-full cursor-zoom-in -outline-offset-2"
                >
                  <img
                    src={large.url}
                    width={large.width}
                    height={large.height}
                    alt={alt}
                    loading={index === 0 ? 'eager' : 'lazy'}
                    className="size-full object-contain"
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {current !== null && (
          <>
            <GalleryArrows current={current} last={pictures.length - 1} show={show} />
            {/* On narrow screens it replaces the thumbnails, for which there is no room. */}
            <span
              aria-hidden="true"
              className="absolute right-1 bottom-1 rounded-full bg-white/90 px-1.5 text-xs text-muted tabular-nums md:hidden"
            >
              {current + 1}/{pictures.length}
            </span>
          </>
        )}
      </div>
      {pictures.length > 1 && <GalleryThumbs pictures={pictures} current={current} show={show} />}
      {zoomed !== null && (
        <Suspense fallback={null}>
          <ZoomDialog
            pictures={pictures}
            current={zoomed}
            onShow={(index) => {
              setZoomed(index)
              show(index)
            }}
            onClose={closeZoom}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The largest size of a picture in the window, as without scripts. */
function OpenedPicture({ pictures, current }: ZoomDialogProps) {
  const address = pictures[current]?.zoom.url
  useEffect(() => {
    if (address !== undefined) location.assign(address)
  }, [address])
  return null
}
