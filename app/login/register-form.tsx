import { FormAlert } from '../forms/form-alert'
import { contentHref } from '../routing/href'
import { useStore } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Icon } from '../ui/icon'
import { LoginEmailField } from './login-email-field'
import { REGISTER_FORM } from './login-forms'
import { NEXT } from './login-mode'
import { LoginModeLink } from './login-mode-link'
import { useLoginFetcher } from './use-login-fetcher'

/** Registers a customer: the link that is mailed proves the address, and leads to the choice of a password. */
export function RegisterForm() {
  const { t } = useTranslation()
  const { Form, form, action, isBusy, here, errors, values, textOf } = useLoginFetcher(REGISTER_FORM)
  return (
    <Form ref={form} method="post" action={action} noValidate preventScrollReset className="grid gap-4">
      <p>{t('login.register.text')}</p>
      <input type="hidden" name="intent" value={REGISTER_FORM} />
      <input type="hidden" name={NEXT} value={here} />
      <FormAlert error={errors['']} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          id="register-first-name"
          name="first_name"
          autoComplete="given-name"
          label={t('checkout.firstName')}
          defaultValue={values.first_name}
          error={textOf('first_name')}
        />
        <Field
          id="register-last-name"
          name="last_name"
          autoComplete="family-name"
          label={t('checkout.lastName')}
          defaultValue={values.last_name}
          error={textOf('last_name')}
        />
      </div>
      <LoginEmailField id="register-email" value={values.email} error={textOf('email')} />
      <Terms accepted={values.terms === 'accepted'} error={textOf('terms')} />
      <Button wide disabled={isBusy}>
        {t('login.register.send')}
      </Button>
      <p className="text-sm">
        {t('login.known')} <LoginModeLink mode="login">{t('login.back')}</LoginModeLink>
      </p>
    </Form>
  )
}

/** The terms open in a new window, so that the form keeps what was typed. */
function Terms({ accepted, error }: { accepted: boolean; error: string | undefined }) {
  const { t } = useTranslation()
  const { language, paths } = useStore()
  const link = (path: string, text: string) => (
    <a
      href={contentHref(language, path)}
      target="_blank"
      rel="noopener"
      className="inline-block py-3 text-petrol underline underline-offset-4"
    >
      {text}
    </a>
  )
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="terms"
          value="accepted"
          defaultChecked={accepted}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'register-terms-error'}
          className="size-5 shrink-0 accent-ink"
        />
        {t('login.terms')}
      </label>
      {error !== undefined && (
        <p id="register-terms-error" className="flex gap-1.5 text-sm font-medium text-red">
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5 text-sm">
        {link(paths.terms, t('checkout.terms.link'))} {link(paths.privacy, t('checkout.privacy.link'))}
      </p>
    </div>
  )
}
