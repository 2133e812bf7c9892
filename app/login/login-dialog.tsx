import { type MouseEvent, Suspense, useRef, useState } from 'react'
import { DialogClose } from '../ui/dialog-close'
import { useModalDialog } from '../ui/use-modal-dialog'
import { useTranslation } from '../store/use-translation'
import { lateComponent } from '../client-errors/late-component'
import { LoginFault } from './login-fault'
import { LoginPanel as PanelOnServer } from './login-panel'
import { useLoginTitle } from './use-login-title'
import { useLoginDialog } from './use-login-dialog'

/** The server renders the panel at once, for a dialog that the address opens. The browser loads it when the dialog opens. */
const LoginPanel = import.meta.env.SSR
  ? PanelOnServer
  : lateComponent(async () => (await import('./login-panel')).LoginPanel, LoginFault)

/**
 * The login dialog (spec section 4, Login dialog), over the page that the shopper is on. When the server renders it open, it
 * is not modal until the page is hydrated.
 */
export function LoginDialog() {
  const { t } = useTranslation()
  const control = useLoginDialog()
  const dialog = useRef<HTMLDialogElement>(null)
  const mode = control?.mode ?? null
  const title = useLoginTitle(mode ?? 'login')
  const [openFromServer] = useState(mode !== null)
  useModalDialog(dialog, mode !== null)
  const closeFromBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) => {
    const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
    const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom
    if (target === currentTarget && isOutside) control?.close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a click on the backdrop closes the dialog as Escape does
    <dialog
      ref={dialog}
      open={openFromServer}
      aria-labelledby="login-title"
      className="login no-print"
      onClose={control?.close}
      onClick={closeFromBackdrop}
    >
      <div className="flex items-center gap-3 pt-4 pr-3 pl-6">
        <h2 id="login-title" className="grow text-xl">
          {t(title)}
        </h2>
        <DialogClose label={t('login.close')} />
      </div>
      {mode !== null && (
        <div className="px-6 pt-3 pb-6">
          <Suspense fallback={<div className="h-72" />}>
            <LoginPanel mode={mode} />
          </Suspense>
        </div>
      )}
    </dialog>
  )
}
