import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** Props of every field. `error` may be a list, as given by the form library; its first entry is shown. */
export type FieldFrameProps = {
  label: string
  hint?: string | undefined
  error?: string | readonly string[] | null | undefined
  /** A corrected error: no longer shown, but its space stays reserved, so that nothing moves under the pointer. */
  mended?: string | undefined
  /** Text after the label of an optional field, such as "valfritt". */
  optional?: string | undefined
}

type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'data-questioned': true | undefined
}

/** Label, control, hint and error; hint and error are the control's `aria-describedby`. */
export function FieldFrame(props: FieldFrameProps & FrameChildren) {
  const { id: givenId, label, hint, error, isQuestion = false, mended, optional, children } = props
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
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': message && !isQuestion ? true : undefined,
        'data-questioned': message && isQuestion ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className={`flex gap-1.5 text-sm font-medium ${isQuestion ? 'text-warm' : 'text-red'}`}>
          <Icon name={isQuestion ? 'info' : 'warning'} size={20} />
          {message}
        </p>
      )}
      {!message && mended && (
        <p aria-hidden className="invisible flex gap-1.5 text-sm font-medium">
          <Icon name="warning" size={20} />
          {mended}
        </p>
      )}
    </div>
  )
}

/** The error only asks whether the value is right: it looks like a question, and the value is not marked as invalid. */
export type Questioned = { isQuestion?: boolean | undefined }

type FrameChildren = Questioned & { id?: string | undefined; children: (attributes: ControlAttributes) => ReactNode }

/** The classes of a text field or select. */
export const CONTROL =
  'min-h-12 w-full rounded-lg border border-control bg-white px-3 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-red data-questioned:border-2 data-questioned:border-warm disabled:bg-mist disabled:text-muted'
