import { type ComponentPropsWithoutRef, useState } from 'react'
import { CONTROL, FieldFrame, type FieldFrameProps } from './field-frame'

type PasswordFieldProps = FieldFrameProps &
  Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type'> & {
    /** The label of the button that shows the password while it is pressed; the button needs scripts. */
    show: string
    autoComplete: 'current-password' | 'new-password'
  }

/** A labelled field for a password, which can be shown. */
export function PasswordField({ label, hint, error, mended, optional, id, show, className = '', ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} mended={mended} optional={optional}>
      {(attributes) => (
        <span className="relative block">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${CONTROL} [@media(scripting:enabled)]:pr-20 ${className}`}
            {...input}
            {...attributes}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-controls={attributes.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 hidden min-w-11 cursor-pointer px-4 text-sm font-semibold text-petrol [@media(scripting:enabled)]:block aria-pressed:underline"
          >
            {show}
          </button>
        </span>
      )}
    </FieldFrame>
  )
}
