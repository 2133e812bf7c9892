import { useTranslation } from '../store/use-translation'
import { Field } from '../ui/field'

type LoginEmailFieldProps = {
  id: string
  value: string | undefined
  error: string | undefined
  /** The browser offers passkeys in the field. */
  offersPasskeys?: boolean
}

/** The e-mail address of an account. */
export function LoginEmailField({ id, value, error, offersPasskeys = false }: LoginEmailFieldProps) {
  const { t } = useTranslation()
  return (
    <Field
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      label={t('login.email')}
      defaultValue={value}
      error={error}
    />
  )
}
