import { Field } from '../ui/field'
import type { TextFieldName } from './checkout-fields'
import { useFormField } from './use-form-state'

/** A text field of the checkout: keeps the submitted value and shows its error, or the question about it, in words. */
export function CheckoutField({ name, ...field }: CheckoutFieldProps) {
  const { key, id, initialValue, error, isQuestion, mended, isFirstWrong } = useFormField(name)
  return (
    <Field
      key={key}
      {...{ id, name, error, isQuestion, mended }}
      defaultValue={initialValue}
      // Without scripts the browser moves the focus to the first wrong field of a page that was answered with errors.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes where the shopper has to act
      autoFocus={isFirstWrong}
      {...field}
    />
  )
}

type CheckoutFieldProps = {
  name: TextFieldName
  label: string
  hint?: string
  optional?: string
  type?: 'text' | 'email' | 'tel' | 'date'
  autoComplete: string
  inputMode?: 'numeric' | 'tel' | 'email'
}
