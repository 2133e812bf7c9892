import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../ui/is-plain-click'
import { DialogClose } from '../../ui/dialog-close'
import { useKeptFocus } from '../../ui/use-kept-focus'
import { useModalDialog } from '../../ui/use-modal-dialog'
import { useCart, useShownCart } from '../live/use-cart'
import { ComingCart } from './coming-cart'
import { useTranslation } from '../../store/use-translation'

/**
 * The panel from the right over the page (spec section 4, Cart drawer). When the server renders it open, it is not modal until
 * the page is hydrated. `children` is its content, which is rendered when the drawer opens and may be loaded then.
 */
export function CartDrawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const control = useCart()
  const cart = useShownCart()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = control?.panel ?? null
  const [openFromServer] = useState(panel !== null)
  const hide = control?.hide
  useModalDialog(dialog, panel !== null)
  useHideByClick(dialog, hide)
  useKeptFocus(dialog, heading)
  const title = t(panel === 'upselling' ? 'upselling.title' : 'cart.title')
  return (
    <dialog ref={dialog} open={openFromServer} aria-labelledby="drawer-title" className="drawer no-print" onClose={hide}>
      <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line pr-2 pl-4 sm:pl-6">
        <h2 ref={heading} id="drawer-title" tabIndex={-1} className="grow text-xl outline-none">
          {title}
          {panel === 'cart' && cart !== null && cart.count > 0 && (
            <span className="ml-2 font-normal text-muted tabular-nums">({cart.count})</span>
          )}
        </h2>
        <DialogClose label={t('drawer.close')} />
      </div>
      {panel !== null && <Suspense fallback={<ComingCart />}>{children}</Suspense>}
    </dialog>
  )
}

/** A click on the backdrop, or on a link to the current page, hides the dialog. */
function useHideByClick(ref: React.RefObject<HTMLDialogElement>, hide: (() => void) | undefined): void {
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || hide === undefined) return
    const hideByClick = (event: MouseEvent) => {
      const isOutside = event.target === dialog && event.clientX < dialog.getBoundingClientRect().left
      if (isOutside || (isPlainClick(event) && leadsHere(event.target))) hide()
    }
    dialog.addEventListener('click', hideByClick)
    return () => dialog.removeEventListener('click', hideByClick)
  }, [ref, hide])
}

/** Whether a click is on a link to the current page: following it would not visibly change anything. */
function leadsHere(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null
  return link !== null && link.origin + link.pathname + link.search === location.origin + location.pathname + location.search
}
