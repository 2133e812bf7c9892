import { FormAlert } from '../forms/form-alert'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { LoginEmailField } from './login-email-field'
import { FORGOTTEN_FORM } from './login-forms'
import { NEXT } from './login-mode'
import { LoginModeLink } from './login-mode-link'
import { useLoginFetcher } from './use-login-fetcher'

/** Asks for a mail with a link by which a new password is chosen. */
export function ForgottenForm() {
  const { t } = useTranslation()
  const { Form, form, action, isBusy, here, errors, values, textOf } = useLoginFetcher(FORGOTTEN_FORM)
  return (
    <Form ref={form} method="post" action={action} noValidate preventScrollReset className="grid gap-4">
      <p>{t('login.forgotten.text')}</p>
      <input type="hidden" name="intent" value={FORGOTTEN_FORM} />
      <input type="hidden" name={NEXT} value={here} />
      <FormAlert error={errors['']} />
      <LoginEmailField id="forgotten-email" value={values.email} error={textOf('email')} />
      <Button wide disabled={isBusy}>
        {t('login.forgotten.send')}
      </Button>
      <p>
        <LoginModeLink mode="login">{t('login.back')}</LoginModeLink>
      </p>
    </Form>
  )
}
