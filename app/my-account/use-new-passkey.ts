import { type FormEvent, useRef, useState } from 'react'
import { type FormError, isFormError } from '../forms/form-errors'
import { isBrokenOff, isCreationOptions } from '../login/passkey-options'
import { useHasPasskeys } from '../login/use-has-passkeys'
import { resourceHref } from '../routing/resources'
import { useLanguage } from '../store/use-shop'

type Errors = Readonly<Partial<Record<'name' | 'password' | '', FormError>>>

/**
 * Creates a passkey when the form is submitted, and submits it again with the browser's answer in the field `credential`.
 * `isOffered` is false on the server, without scripts, and where the browser knows no passkeys.
 */
export function useNewPasskey() {
  const language = useLanguage()
  const credential = useRef<HTMLInputElement>(null)
  const isOffered = useHasPasskeys()
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Errors>({})

  async function create(form: HTMLFormElement): Promise<void> {
    const typed = new FormData(form)
    const missing = (['name', 'password'] as const).filter((field) => textOf(typed, field).trim() === '')
    setErrors(Object.fromEntries(missing.map((field) => [field, 'checkout.error.required'])))
    if (missing.length > 0 || credential.current === null) return
    setBusy(true)
    try {
      const answer = await fetchOptions(textOf(typed, 'password'))
      if ('error' in answer) {
        setErrors(answer.error === 'login.error.current' ? { password: answer.error } : { '': answer.error })
        return
      }
      const { startRegistration } = await import('@simplewebauthn/browser')
      credential.current.value = JSON.stringify(await startRegistration({ optionsJSON: answer.options }))
      form.requestSubmit()
    } catch (error) {
      const isKnown = error instanceof Error && error.name === 'InvalidStateError'
      if (isKnown) setErrors({ '': 'profile.passkeys.error.known' })
      else if (!isBrokenOff(error)) setErrors({ '': 'profile.passkeys.error.failed' })
    } finally {
      setBusy(false)
    }
  }

  async function fetchOptions(password: string) {
    const body = new URLSearchParams({ password })
    const response = await fetch(resourceHref('newPasskeyChallenge', language), { method: 'POST', body })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && isCreationOptions(answer)) return { options: answer }
    const error = typeof answer === 'object' && answer !== null && 'error' in answer ? String(answer.error) : ''
    return { error: isFormError(error) ? error : ('order.error.unavailable' as const) }
  }

  /** The first submission begins the ceremony; the second one, with its answer, goes to the server without the password. */
  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const { current: answer } = credential
    const password = event.currentTarget.querySelector<HTMLInputElement>('[name="password"]')
    if (answer !== null && answer.value !== '') {
      if (password !== null) password.disabled = true
      // Cleared once the form is read, because a refused answer cannot be used again.
      setTimeout(() => {
        answer.value = ''
        if (password !== null) password.disabled = false
      })
      return
    }
    event.preventDefault()
    if (!isBusy) void create(event.currentTarget)
  }
  return { credential, isOffered, isBusy, errors, onSubmit }
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field)
  return typeof value === 'string' ? value : ''
}
