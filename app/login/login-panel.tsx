import { useEffect, useRef } from 'react'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { ForgottenForm } from './forgotten-form'
import { LoggedIn } from './logged-in'
import { LoginForm } from './login-form'
import type { LoginMode } from './login-mode'
import { PasswordPanel } from './password-panel'
import { RegisterForm } from './register-form'
import { useIsLoggedIn } from './use-login-title'

/** The forms of the login dialog. The first empty field takes the focus. */
export function LoginPanel({ mode }: { mode: LoginMode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has become modal: that moves the focus to its first control, the button that closes it.
    const timer = setTimeout(() => {
      const fields = [...(place.current?.querySelectorAll('input') ?? [])]
      fields.find(({ type, value }) => type !== 'hidden' && value === '')?.focus()
    })
    return () => clearTimeout(timer)
  }, [mode])
  return (
    <div ref={place}>
      <Content mode={mode} />
    </div>
  )
}

function Content({ mode }: { mode: LoginMode }) {
  const { t } = useTranslation()
  const isLoggedIn = useIsLoggedIn(mode)
  switch (mode) {
    case 'login':
      return isLoggedIn ? <LoggedIn /> : <LoginForm />
    case 'register':
      return <RegisterForm />
    case 'forgotten':
      return <ForgottenForm />
    case 'password':
      return <PasswordPanel />
    case 'sent':
      return <Notice kind="success">{t('login.sent.text')}</Notice>
    case 'registered':
      return <Told>{t('login.registered.text')}</Told>
    case 'changed':
      return <Told>{t('login.changed.text')}</Told>
    case 'closed':
      return <Told>{t('login.closed.text')}</Told>
  }
}

/** A message to a customer who has chosen a password or closed the account, and the way on, which closes the dialog. */
function Told({ children }: { children: string }) {
  const { t } = useTranslation()
  return (
    <form method="dialog" className="grid gap-4">
      <Notice kind="success">{children}</Notice>
      <Button wide>{t('cart.continue')}</Button>
    </form>
  )
}
