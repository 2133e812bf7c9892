import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { useThanks } from '../forms/use-thanks'
import { LoginModeLink } from '../login/login-mode-link'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { EmailField } from '../ui/email-field'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import { useKeptFocus } from '../ui/use-kept-focus'
import type { loadProfile } from './load-profile.server'
import { EMAIL_FORM, STOP_EMAIL_FORM } from './profile-forms'

type Pending = Awaited<ReturnType<typeof loadProfile>>['pending']

/** The address that the customer logs in with, its change, and the way to change the password. */
export function EmailSection({ email, pending }: { email: string; pending: Pending }) {
  const { t } = useTranslation()
  const isStopped = useThanks(STOP_EMAIL_FORM)
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(section, heading)
  return (
    <section
      ref={section}
      id="email"
      className="grid wrap-anywhere scroll-mt-32 justify-items-start gap-3 border-t border-line pt-6"
    >
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {t('profile.email.title')}
      </h2>
      <p>{t('profile.email.now', { email })}</p>
      {pending !== null && <PendingChange pending={pending} />}
      {isStopped && pending === null && <Notice kind="success">{t('profile.email.stopped')}</Notice>}
      <LoginModeLink mode="password">{t('login.change')}</LoginModeLink>
      <ChangeEmail />
    </section>
  )
}

function PendingChange({ pending: { email, until, old_confirmed, new_confirmed } }: { pending: NonNullable<Pending> }) {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm(STOP_EMAIL_FORM)
  return (
    <Form
      ref={form}
      method="post"
      action={href('accountProfile', useLanguage())}
      className="grid w-full justify-items-start gap-3"
    >
      <FormIntent name={STOP_EMAIL_FORM} />
      <Notice title={t('profile.email.pending.title', { email })}>
        <p>{t('profile.email.pending.text', { time: until })}</p>
        {old_confirmed && <p>{t('profile.email.pending.old')}</p>}
        {new_confirmed && <p>{t('profile.email.pending.new')}</p>}
      </Notice>
      <FormAlert error={refused?.errors['']} />
      <Button look="secondary">{t('profile.email.stop')}</Button>
    </Form>
  )
}

function ChangeEmail() {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm(EMAIL_FORM)
  const textOf = (field: string) => {
    const error = refused?.errors[field]
    return error && t(error)
  }
  return (
    <details open={refused !== null} className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {t('profile.email.change')}
      </summary>
      <Form
        ref={form}
        method="post"
        action={href('accountProfile', useLanguage())}
        noValidate
        className="mt-2 grid max-w-md justify-items-start gap-4"
      >
        <FormIntent name={EMAIL_FORM} isTyped />
        <p>{t('profile.email.text')}</p>
        <FormAlert error={refused?.errors['']} />
        <div className="grid w-full gap-4">
          <EmailField
            id="new-email"
            label={t('profile.email.new')}
            defaultValue={refused?.values.email}
            error={textOf('email')}
          />
          <PasswordField
            id="email-password"
            name="password"
            autoComplete="current-password"
            label={t('login.password')}
            show={t('login.show')}
            error={textOf('password')}
          />
        </div>
        <Button look="secondary">{t('profile.email.send')}</Button>
      </Form>
    </details>
  )
}
