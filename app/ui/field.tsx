import type { ComponentPropsWithoutRef } from 'react'
import { CONTROL, FieldFrame, type FieldFrameProps } from './field-frame'

type FieldProps = FieldFrameProps & Omit<ComponentPropsWithoutRef<'input'>, 'children'>

/**
 * A labelled text field. `defaultValue` is what was typed before, so that a refused form comes back as it was sent; give an
 * `autoComplete` token wherever one exists.
 */
export function Field({ label, hint, error, optional, id, className = '', type = 'text', ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <input type={type} className={`${CONTROL} ${className}`} {...input} {...wiring} />}
    </FieldFrame>
  )
}
