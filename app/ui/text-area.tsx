import type { ComponentPropsWithoutRef } from 'react'
import { CONTROL, FieldFrame, type FieldFrameProps } from './field-frame'

type TextAreaProps = FieldFrameProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'children'>

/** A labelled field for several lines; `defaultValue` is the submitted value when a form is shown again with errors. */
export function TextArea({ label, hint, error, optional, id, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => <textarea rows={rows} className={`${CONTROL} py-2.5`} {...area} {...attributes} />}
    </FieldFrame>
  )
}
