import { useLocation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../ui/is-plain-click'
import { loginHref, type LoginMode } from './login-mode'
import { useLoginDialog } from './use-login-dialog'
import { Link } from '../ui/link'

/** A link from one form of the login dialog to another. In the open dialog it leaves the address as it is. */
export function LoginModeLink({ mode, children }: { mode: LoginMode; children: ReactNode }) {
  const location = useLocation()
  const dialog = useLoginDialog()
  const showHere = (event: MouseEvent) => {
    if (dialog === null || dialog.mode === null || !isPlainClick(event)) return
    event.preventDefault()
    dialog.open(mode)
  }
  const opener = { to: loginHref(location, mode), onClick: showHere }
  return (
    <Link {...opener} preventScrollReset className="inline-block py-3 text-petrol underline underline-offset-4">
      {children}
    </Link>
  )
}
