import { useEffect, useRef } from 'react'
import { useTranslation } from '../store/use-translation'
import { Notice } from '../ui/notice'
import { ForgottenForm } from './forgotten-form'
import { LoginForm } from './login-form'
import type { LoginMode } from './login-mode'
import { PasswordPanel } from './password-panel'
import { RegisterForm } from './register-form'

/** The forms of the login dialog. The first empty field takes the focus. */
export function LoginPanel({ mode }: { mode: LoginMode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = [...(place.current?.querySelectorAll('input') ?? [])]
    fields.find(({ type, value }) => type !== 'hidden' && value === '')?.focus()
  }, [mode])
  return (
    <div ref={place}>
      <Content mode={mode} />
    </div>
  )
}

function Content({ mode }: { mode: LoginMode }) {
  const { t } = useTranslation()
  switch (mode) {
    case 'login':
      return <LoginForm />
    case 'register':
      return <RegisterForm />
    case 'forgotten':
      return <ForgottenForm />
    case 'password':
      return <PasswordPanel />
    case 'sent':
      return <Notice kind="success">{t('login.sent.text')}</Notice>
    case 'registered':
      return <Notice kind="success">{t('login.registered.text')}</Notice>
    case 'changed':
      return <Notice kind="success">{t('login.changed.text')}</Notice>
  }
}
