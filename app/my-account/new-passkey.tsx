import { Form } from '@remix-run/react'
import { FormAlert } from '../forms/form-alert'
import { FormIntent } from '../forms/form-intent'
import { useRefusedForm } from '../forms/use-refused-form'
import { href } from '../routing/href'
import { useLanguage } from '../store/use-shop'
import { useTranslation } from '../store/use-translation'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { PasswordField } from '../ui/password-field'
import { useIsScripted } from '../ui/use-is-scripted'
import { ADD_PASSKEY } from './profile-forms'
import { useNewPasskey } from './use-new-passkey'

/** Creates a passkey; says what it takes where scripts do not run. */
export function NewPasskey() {
  const { t } = useTranslation()
  const action = href('accountProfile', useLanguage())
  const isScripted = useIsScripted()
  const { refused, form } = useRefusedForm(ADD_PASSKEY)
  const { credential, isOffered, isBusy, errors, onSubmit } = useNewPasskey()
  if (!isOffered) {
    return (
      <>
        <FormAlert error={refused?.errors['']} />
        <p className={`text-muted ${isScripted ? '' : '[@media(scripting:enabled)]:invisible'}`}>
          {t(isScripted ? 'profile.passkeys.unsupported' : 'profile.passkeys.scripts')}
        </p>
      </>
    )
  }
  const textOf = (field: 'name' | 'password') => {
    const error = errors[field]
    return error && t(error)
  }
  return (
    <details open={refused !== null} className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-petrol underline underline-offset-4">
        {t('profile.passkeys.add')}
      </summary>
      <Form
        ref={form}
        method="post"
        action={action}
        noValidate
        onSubmit={onSubmit}
        className="mt-2 grid max-w-md justify-items-start gap-4"
      >
        <FormIntent name={ADD_PASSKEY} isTyped />
        <input ref={credential} type="hidden" name="credential" defaultValue="" />
        <FormAlert error={errors[''] ?? refused?.errors['']} />
        <div className="grid w-full gap-4">
          <Field
            id="passkey-name"
            name="name"
            maxLength={60}
            autoComplete="off"
            label={t('profile.passkeys.name')}
            hint={t('profile.passkeys.name.hint')}
            defaultValue={refused?.values.name}
            error={textOf('name')}
          />
          <PasswordField
            id="passkey-password"
            name="password"
            autoComplete="current-password"
            label={t('login.password')}
            show={t('login.show')}
            error={textOf('password')}
          />
        </div>
        <Button look="secondary" disabled={isBusy}>
          {t('profile.passkeys.add')}
        </Button>
      </Form>
    </details>
  )
}
