import { Form } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { PasswordField } from '../ui/password-field'
import { CLOSE_FORM } from './profile-forms'

/** Closes the account in two steps: what it means, then the password. */
export function CloseAccount() {
  const { t } = useTranslation()
  const { refused, form } = useRefusedForm(CLOSE_FORM)
  const error = refused?.errors.password
  return (
    <details open={refused !== null} className="border-t border-line pt-4">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {t('account.close.title')}
      </summary>
      {/* Logging out leads to the start page, which is no route of the browser. */}
      <Form
        ref={form}
        method="post"
        action={href('accountProfile', useLanguage())}
        reloadDocument
        noValidate
        className="mt-2 grid max-w-md justify-items-start gap-4"
      >
        <FormIntent name={CLOSE_FORM} />
        <p>{t('account.close.text')}</p>
        <FormAlert error={refused?.errors['']} />
        <div className="w-full">
          <PasswordField
            id="close-password"
            name="password"
            autoComplete="current-password"
            label={t('login.password')}
            show={t('login.show')}
            error={error && t(error)}
          />
        </div>
        <Button look="secondary">{t('account.close.go')}</Button>
      </Form>
    </details>
  )
}
