import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { useTranslation } from '../store/use-translation'
import { Field } from '../ui/field'
import { isFieldError } from './field-errors'

/** A field of the checkout: keeps the submitted value and shows its error in the storefront's language until the value is changed. */
export function CheckoutField({ field, label, hint, optional, type, autoComplete, inputMode }: CheckoutFieldProps) {
  const { t } = useTranslation()
  const [mended, setMended] = useState<readonly string[]>()
  const error = field.errors === mended ? undefined : field.errors?.find(isFieldError)
  return (
    <Field
      key={field.key}
      id={field.id}
      name={field.name}
      defaultValue={field.initialValue}
      label={label}
      hint={hint}
      optional={optional}
      error={error && t(error)}
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      onInput={() => setMended(field.errors)}
    />
  )
}

type CheckoutFieldProps = {
  field: FieldMetadata<string>
  label: string
  hint?: string
  optional?: string
  type?: 'text' | 'email' | 'tel' | 'date'
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email'
}
