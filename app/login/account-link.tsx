import { Link, type LinkProps, useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { isPlainClick } from '../ui/is-plain-click'
import { loginHref } from './login-mode'
import { useLoginDialog } from './use-login-dialog'
import { useSignedIn } from './use-signed-in'

/**
 * The account button (spec section 4): opens the login dialog for a guest, and leads a login with scope my-order to its order and a customer
 * to the orders of the account.
 */
export function AccountLink({ children, ...link }: Omit<LinkProps, 'to' | 'onClick'>) {
  const opener = useAccountButton()
  return (
    <Link {...opener} {...link}>
      {children}
    </Link>
  )
}

/** Where the button leads, and what a click does in place of that. */
function useAccountButton(): Pick<LinkProps, 'to' | 'onClick' | 'preventScrollReset'> {
  const language = useLanguage()
  const location = useLocation()
  const dialog = useLoginDialog()
  const { signedIn, ownOrder } = useSignedIn()
  if (signedIn === 'myAccount') return { to: href('accountOrders', language) }
  if (ownOrder !== null) return { to: href('myOrder', language, { id: ownOrder }) }
  const onClick = (event: MouseEvent) => {
    if (dialog === null || !isPlainClick(event)) return
    event.preventDefault()
    dialog.open('login')
  }
  return { to: loginHref(location, 'login'), preventScrollReset: true, onClick }
}
