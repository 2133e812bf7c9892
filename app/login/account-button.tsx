import { type LinkProps, useLocation } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { href } from '../routing/href'
import type { PlainKey } from '../store/translate'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { isPlainClick } from '../ui/is-plain-click'
import { loginHref } from './login-mode'
import { useLoginDialog } from './use-login-dialog'
import { useSignedIn } from './use-signed-in'
import { Link } from '../ui/link'

type AccountButtonProps = {
  className: string
  /** `mark`: the icon alone, for a narrow bar. */
  look: 'strip' | 'menu' | 'mark'
}

/**
 * The account button (spec section 4): opens the login dialog for a guest, and leads a login with scope my-order to its order and
 * a customer to the orders of the account. Its name tells which; the icon alone has a dot for who is logged in.
 */
export function AccountButton({ className, look }: AccountButtonProps) {
  const { t } = useTranslation()
  const { text, ...opener } = useOpener()
  const isMark = look === 'mark'
  return (
    <Link {...opener} aria-label={isMark ? t(text) : undefined} className={className}>
      <Icon name="account" size={look === 'strip' ? 20 : 24} className={look === 'menu' ? 'text-muted' : undefined} />
      {isMark && text !== 'login.title' && (
        <span className="absolute top-1.5 right-1 size-3 rounded-full border border-line bg-green" />
      )}
      {!isMark && t(text)}
    </Link>
  )
}

type Opener = Pick<LinkProps, 'to' | 'onClick' | 'preventScrollReset'> & { text: PlainKey }

/** The name of the button, where it leads, and what a click does in place of that. */
function useOpener(): Opener {
  const language = useLanguage()
  const location = useLocation()
  const dialog = useLoginDialog()
  const { signedIn, ownOrder } = useSignedIn()
  if (signedIn === 'myAccount') return { text: 'header.account', to: href('accountOrders', language) }
  if (ownOrder !== null) return { text: 'myOrder.title', to: href('myOrder', language, { id: ownOrder }) }
  const onClick = (event: MouseEvent) => {
    if (dialog === null || !isPlainClick(event)) return
    event.preventDefault()
    dialog.open('login')
  }
  return { text: 'login.title', to: loginHref(location, 'login'), preventScrollReset: true, onClick }
}
