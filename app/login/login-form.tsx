import { FormAlert } from '../forms/form-alert'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { PasswordField } from '../ui/password-field'
import { LoginEmailField } from './login-email-field'
import { LOGIN_FORM } from './login-forms'
import { NEXT } from './login-mode'
import { LoginModeLink } from './login-mode-link'
import { PasskeyForm } from './passkey-form'
import { useLoginFetcher } from './use-login-fetcher'
import { Link } from '../ui/link'

/** Logs in to an account with e-mail address and password. */
export function LoginForm() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { Form, form, action, isBusy, next, errors, values, textOf } = useLoginFetcher(LOGIN_FORM)
  return (
    <div className="grid gap-5">
      <Form ref={form} method="post" action={action} noValidate preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value={LOGIN_FORM} />
        <input type="hidden" name={NEXT} value={next} />
        <FormAlert error={errors['']} />
        <LoginEmailField id="login-email" offersPasskeys value={values.email} error={textOf('email')} />
        <PasswordField
          id="login-password"
          name="password"
          autoComplete="current-password"
          label={t('login.password')}
          show={t('login.show')}
          error={textOf('password')}
        />
        <p className="-mt-2">
          <LoginModeLink mode="forgotten">{t('login.forgotten')}</LoginModeLink>
        </p>
        <Button wide disabled={isBusy}>
          {t('login.submit')}
        </Button>
      </Form>
      <PasskeyForm />
      <div className="grid border-t border-line pt-2 text-sm">
        <p>
          {t('login.new')} <LoginModeLink mode="register">{t('login.register.title')}</LoginModeLink>
        </p>
        <p>
          {t('login.order.text')}{' '}
          <Link to={href('myOrder', language)} className="inline-block py-3 text-petrol underline underline-offset-4">
            {t('login.order')}
          </Link>
        </p>
      </div>
    </div>
  )
}
