import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-names'
import type { GalleryPicture } from './product-pictures'
import { useZoom } from './use-zoom'
import { ZOOM } from './zoom'
import { useTranslation } from '../store/use-translation'

/**
 * Full-window dialog to zoom a picture. Keys: arrows change the picture, + and - zoom,
 * Escape closes. Rendered in the browser only.
 */
export function ZoomDialog({ pictures, current, onShow, onClose }: ZoomDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const { view, frame, handlers, step, reset } = useZoom((direction) => go(direction))
  const picture = pictures[current]
  const several = pictures.length > 1

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => reset(), [current]) // oxlint-disable-line react-hooks/exhaustive-deps -- runs when the picture changes; `reset` is a new function in each render

  function go(direction: -1 | 1) {
    const next = current + direction
    if (next >= 0 && next < pictures.length) onShow(next)
  }

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey) return
    if (key === 'ArrowRight') go(1)
    if (key === 'ArrowLeft') go(-1)
    if (key === '+') step(1)
    if (key === '-') step(-1)
  }

  if (!picture) return null
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={t('product.gallery')}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-white p-0 text-ink open:grid open:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <div className="flex items-center gap-1 px-2 py-1">
        <p role="status" className="grow pl-2 text-sm text-muted tabular-nums">
          {several && t('product.picture', { number: current + 1, count: pictures.length })}
        </p>
        <ToolButton icon="plus" label={t('product.zoom.in')} onClick={() => step(1)} disabled={view.scale === ZOOM.maxScale} />
        <ToolButton icon="minus" label={t('product.zoom.out')} onClick={() => step(-1)} disabled={view.scale === 1} />
        <ToolButton icon="close" label={t('product.zoom.close')} onClick={() => dialog.current?.close()} />
      </div>
      <div
        ref={frame}
        {...handlers}
        className={`min-h-0 touch-none overflow-hidden select-none ${view.scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
      >
        <img
          src={picture.zoom.url}
          width={picture.zoom.width}
          height={picture.zoom.height}
          alt={picture.alt}
          draggable={false}
          // The Content-Security-Policy blocks style attributes in HTML, but not styles set by scripts.
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          className="size-full object-contain p-2"
        />
      </div>
      <div className="flex items-center justify-center gap-2 px-2 py-2">
        {several && (
          <ToolButton icon="chevron-left" label={t('product.picture.previous')} onClick={() => go(-1)} disabled={current === 0} />
        )}
        <p className="min-w-0 grow text-center text-sm text-muted">{picture.alt}</p>
        {several && (
          <ToolButton
            icon="chevron-right"
            label={t('product.picture.next')}
            onClick={() => go(1)}
            disabled={current === pictures.length - 1}
          />
        )}
      </div>
    </dialog>
  )
}

export type ZoomDialogProps = {
  pictures: readonly GalleryPicture[]
  current: number
  onShow: (index: number) => void
  onClose: () => void
}

function ToolButton({ icon, label, onClick, disabled = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // `disabled` would drop the focus.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-mist aria-disabled:text-control aria-disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  )
}

type ToolButtonProps = { icon: IconName; label: string; onClick: () => void; disabled?: boolean }
