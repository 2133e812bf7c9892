import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Icon } from './icon'

/** A question with cards to choose from; `children` are RadioCards. */
export function RadioCards({ legend, error, children }: RadioCardsProps) {
  const id = useId()
  const message = typeof error === 'string' ? error : error?.[0]
  return (
    <fieldset className="grid gap-2" aria-describedby={message ? `${id}-error` : undefined}>
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

/** One choice as a card: its name, what it means, and at the far side what it costs. */
export function RadioCard({ label, description, aside, id, ...input }: RadioCardProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  return (
    <label
      htmlFor={inputId}
      className="flex cursor-pointer items-center gap-3 rounded-xl border border-control bg-white p-4 has-checked:border-ink has-checked:bg-mist has-checked:ring-1 has-checked:ring-ink"
    >
      <input
        type="radio"
        id={inputId}
        className="size-5 shrink-0 accent-ink"
        aria-describedby={description ? `${inputId}-about` : undefined}
        {...input}
      />
      <span className="grid grow gap-0.5">
        <span className="font-semibold">{label}</span>
        {description && (
          <span id={`${inputId}-about`} className="text-sm text-muted">
            {description}
          </span>
        )}
      </span>
      {aside !== undefined && <span className="shrink-0 font-semibold tabular-nums">{aside}</span>}
    </label>
  )
}

type RadioCardsProps = { legend: ReactNode; error?: string | readonly string[] | null | undefined; children: ReactNode }
type RadioCardProps = { label: string; description?: string | undefined; aside?: ReactNode } & Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'children'
>
