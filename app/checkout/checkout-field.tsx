import type { FieldMetadata } from '@conform-to/react'
import { Field } from '../ui/field'
import { isFieldError } from './field-errors'
import { useTranslation } from '../store/use-translation'

/** A field of the checkout: keeps the submitted value and shows its error in the storefront's language. */
export function CheckoutField({ field, label, hint, type, autoComplete, inputMode }: CheckoutFieldProps) {
  const { t } = useTranslation()
  const error = field.errors?.find(isFieldError)
  return (
    <Field
      key={field.key}
      id={field.id}
      name={field.name}
      defaultValue={field.initialValue}
      label={label}
      hint={hint}
      error={error && t(error)}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
    />
  )
}

type CheckoutFieldProps = {
  field: FieldMetadata<string>
  label: string
  hint?: string
  type?: 'text' | 'email' | 'tel'
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email'
}
