import type { ReactNode } from 'react'

/** A step of the checkout: numbered title, a line about it, and its fields. */
export function FormSection({ step, title, text, children }: FormSectionProps) {
  return (
    <fieldset className="border-t border-line pt-6 first:border-t-0 first:pt-0">
      <legend className="float-left mb-1 flex w-full items-center gap-3 text-xl font-semibold">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-ink text-base text-white tabular-nums"
        >
          {step}
        </span>
        {title}
      </legend>
      {text !== undefined && <p className="clear-both mb-5 text-sm text-muted">{text}</p>}
      <div className="clear-both grid gap-5 pt-2">{children}</div>
    </fieldset>
  )
}

type FormSectionProps = { step: number; title: string; text?: string; children: ReactNode }
