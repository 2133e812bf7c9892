import { useLocation, useNavigate } from '@remix-run/react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { type LoginMode, loginMode, tellsOfLogin, withoutLogin } from './login-mode'
import { LoginDialogContext } from './use-login-dialog'
import { useSignedIn } from './use-signed-in'

/**
 * Holds the state of the login dialog (spec section 4): the address opens it, and so does the account button, which leaves the
 * address and the page as they are. A login closes it, unless there is something to tell about it.
 */
export function LoginProvider({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { signedIn } = useSignedIn()
  const here = location.pathname + location.search
  const [chosen, setChosen] = useState<{ mode: LoginMode | null; at: string } | null>(null)
  const mode = chosen?.at === here ? chosen.mode : loginMode(location)

  const open = useCallback((next: LoginMode) => setChosen({ mode: next, at: here }), [here])
  const page = withoutLogin(location)
  const close = useCallback(() => {
    setChosen({ mode: null, at: here })
    if (page !== here) navigate(page, { replace: true, preventScrollReset: true })
  }, [here, page, navigate])

  const isMessage = tellsOfLogin(loginMode(location))
  const before = useRef(signedIn)
  useEffect(() => {
    // A login that has something to tell leads to an address that opens the dialog with it.
    if (before.current !== signedIn && signedIn === 'myAccount' && !isMessage) setChosen({ mode: null, at: here })
    before.current = signedIn
  }, [signedIn, here, isMessage])

  // The forms of the dialog are the page's own there.
  const isLoginPage = location.pathname === href('login', useLanguage())
  const control = useMemo(() => (isLoginPage ? null : { mode, open, close }), [isLoginPage, mode, open, close])
  return <LoginDialogContext.Provider value={control}>{children}</LoginDialogContext.Provider>
}
