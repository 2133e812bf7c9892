import type { ComponentPropsWithoutRef } from 'react'
import { CONTROL, FieldFrame, type FieldFrameProps } from './field-frame'

type TextAreaProps = FieldFrameProps & Omit<ComponentPropsWithoutRef<'textarea'>, 'children'>

/** A labelled field for several lines; `defaultValue` is what was typed before. */
export function TextArea({ label, hint, error, optional, id, rows = 5, ...area }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => <textarea rows={rows} className={`${CONTROL} py-2.5`} {...area} {...wiring} />}
    </FieldFrame>
  )
}
