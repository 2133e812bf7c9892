import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** What the parts of a field share. `error` may be the list a form library gives; its first entry is shown. */
export type FieldFrameProps = {
  label: string
  hint?: string | undefined
  error?: string | readonly string[] | null | undefined
  /** Shown after the label of a field that may stay empty, such as "valfritt". */
  optional?: string | undefined
}

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, control, then hint and error, which the control names as its description. */
export function FieldFrame({ id: givenId, label, hint, error, optional, children }: FieldFrameProps & FrameChildren) {
  const ownId = useId()
  const id = givenId ?? ownId
  const message = typeof error === 'string' ? error : error?.[0]
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional !== undefined && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': message ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-red">
          <Icon name="warning" size={20} />
          {message}
        </p>
      )}
    </div>
  )
}

type FrameChildren = { id?: string | undefined; children: (wiring: Wiring) => ReactNode }

/** The box of a text field or a list to choose from. */
export const CONTROL =
  'min-h-12 w-full rounded-lg border border-control bg-white px-3 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-red disabled:bg-mist disabled:text-muted'
