import { FormAlert } from '../forms/form-alert'
import { PASSWORD_LENGTH } from '../commerce/contract/password-length'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { PasswordField } from '../ui/password-field'
import { ForgottenForm } from './forgotten-form'
import { CHANGE_FORM, CHOOSE_FORM } from './login-forms'
import { NEXT } from './login-mode'
import { useLoginFetcher } from './use-login-fetcher'
import { useSignedIn } from './use-signed-in'

/**
 * The change-password mode of the dialog: for the link of a mail, for a customer, or the way to such a link for everyone else.
 */
export function PasswordPanel() {
  const { t } = useTranslation()
  const { passwordLink, signedIn } = useSignedIn()
  const chosen = useLoginFetcher(CHOOSE_FORM).errors['']
  const changed = useLoginFetcher(CHANGE_FORM).errors['']
  if (passwordLink !== null && passwordLink !== 'refused') return <ChooseForm email={passwordLink.email} />
  if (passwordLink === null && signedIn === 'myAccount') return <ChangeForm />
  return (
    <div className="grid gap-4">
      {passwordLink === 'refused' && <Notice kind="warning">{t('login.link.expired')}</Notice>}
      <FormAlert error={chosen ?? changed} />
      <ForgottenForm />
    </div>
  )
}

function ChooseForm({ email }: { email: string }) {
  const { t } = useTranslation()
  const { Form, form, action, isBusy, next, errors, textOf } = useLoginFetcher(CHOOSE_FORM)
  return (
    <Form ref={form} method="post" action={action} noValidate preventScrollReset className="grid gap-4">
      <p className="break-words">{t('login.choose.for', { email })}</p>
      <input type="hidden" name="intent" value={CHOOSE_FORM} />
      <input type="hidden" name={NEXT} value={next} />
      {/* Password managers keep the password under this name. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly className="hidden" />
      <FormAlert error={errors['']} />
      <NewPassword error={textOf('password')} />
      <Button wide disabled={isBusy}>
        {t('login.save')}
      </Button>
    </Form>
  )
}

function ChangeForm() {
  const { t } = useTranslation()
  const { Form, form, action, isBusy, next, errors, textOf } = useLoginFetcher(CHANGE_FORM)
  return (
    <Form ref={form} method="post" action={action} noValidate preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value={CHANGE_FORM} />
      <input type="hidden" name={NEXT} value={next} />
      <FormAlert error={errors['']} />
      <PasswordField
        id="current-password"
        name="current_password"
        autoComplete="current-password"
        label={t('login.currentPassword')}
        show={t('login.show')}
        error={textOf('current_password')}
      />
      <NewPassword error={textOf('password')} />
      <Button wide disabled={isBusy}>
        {t('login.save')}
      </Button>
    </Form>
  )
}

function NewPassword({ error }: { error: string | undefined }) {
  const { t } = useTranslation()
  return (
    <PasswordField
      id="new-password"
      name="password"
      autoComplete="new-password"
      label={t('login.newPassword')}
      hint={t('login.newPassword.hint', { min: PASSWORD_LENGTH.min })}
      show={t('login.show')}
      error={error}
    />
  )
}
