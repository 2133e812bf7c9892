import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** A group of radio cards; `children` are RadioCards. `describedBy` is the id of an element that explains the choice. */
export function RadioCards({ legend, error, describedBy, children }: RadioCardsProps) {
  const id = useId()
  const message = typeof error === 'string' ? error : error?.[0]
  const describedByIds = [message && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <fieldset className="grid gap-2" aria-describedby={describedByIds || undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
      {message && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-red">
          <Icon name="warning" size={20} />
          {message}
        </p>
      )}
    </fieldset>
  )
}

/**
 * One choice as a card: label, description, whose line breaks are kept, and on the right `aside`, such as a price. `tight`
 * when several cards are next to each other.
 */
export function RadioCard({ label, description, aside, id, tight = false, ...input }: RadioCardProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <label
      htmlFor={inputId}
      className={`flex cursor-pointer items-center border border-control bg-white has-checked:border-ink has-checked:ring-1 has-checked:ring-ink ${tight ? 'min-h-11 gap-2 rounded-lg px-3 py-2 text-sm' : 'gap-3 rounded-xl p-4 has-checked:bg-mist'}`}
    >
      <input
        type="radio"
        id={inputId}
        className="size-5 shrink-0 accent-ink"
        aria-describedby={description ? `${inputId}-about` : undefined}
        {...input}
      />
      <span className="grid grow gap-0.5">
        <span className="font-semibold">{label}</span>{' '}
        {description && (
          <span id={`${inputId}-about`} className="text-sm whitespace-pre-line text-muted">
            {description}
          </span>
        )}
      </span>
      {aside !== undefined && <span className="w-min shrink-0 text-right font-semibold tabular-nums">{aside}</span>}
    </label>
  )
}

type RadioCardsProps = {
  legend: ReactNode
  error?: string | readonly string[] | null | undefined
  describedBy?: string
  children: ReactNode
}
type RadioCardProps = { label: string; description?: string | undefined; aside?: ReactNode; tight?: boolean } & Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'children'
>
