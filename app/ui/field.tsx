import type { ComponentPropsWithoutRef } from 'react'
import { CONTROL, FieldFrame, type FieldFrameProps, type Questioned } from './field-frame'

type FieldProps = FieldFrameProps & Questioned & Omit<ComponentPropsWithoutRef<'input'>, 'children'>

/**
 * A labelled text field. `defaultValue` is the submitted value when a form is shown again with errors.
 * Set `autoComplete` where a token exists.
 */
export function Field({
  label,
  hint,
  error,
  isQuestion,
  mended,
  optional,
  id,
  className = '',
  type = 'text',
  ...input
}: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isQuestion={isQuestion} mended={mended} optional={optional}>
      {(attributes) => <input type={type} className={`${CONTROL} ${className}`} {...input} {...attributes} />}
    </FieldFrame>
  )
}
