import { useEffect, useRef } from 'react'
import { LoginForm } from './login-form'
import type { LoginMode } from './login-mode'

/** The forms of the login dialog. The first empty field takes the focus. */
export function LoginPanel({ mode }: { mode: LoginMode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = [...(place.current?.querySelectorAll('input') ?? [])]
    fields.find(({ type, value }) => type !== 'hidden' && value === '')?.focus()
  }, [mode])
  return (
    <div ref={place}>
      <LoginForm />
    </div>
  )
}
