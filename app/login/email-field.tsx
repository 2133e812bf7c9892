import { useTranslation } from '../store/use-translation'
import { Field } from '../ui/field'

/** The e-mail address of an account. */
export function EmailField({ id, value, error }: { id: string; value: string | undefined; error: string | undefined }) {
  const { t } = useTranslation()
  return (
    <Field
      id={id}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      label={t('login.email')}
      defaultValue={value}
      error={error}
    />
  )
}
