import type { ComponentPropsWithoutRef } from 'react'
import { CONTROL, FieldFrame, type FieldFrameProps } from './field-frame'

type SelectProps = FieldFrameProps & ComponentPropsWithoutRef<'select'>

/** A labelled list to choose one from; `children` are the options. */
export function Select({ label, hint, error, optional, id, className = '', children, ...select }: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      {(wiring) => (
        <select className={`select ${CONTROL} ${className}`} {...select} {...wiring}>
          {children}
        </select>
      )}
    </FieldFrame>
  )
}
