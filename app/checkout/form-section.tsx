import type { ReactNode } from 'react'
import { useTranslation } from '../store/use-translation'
import { Icon } from '../ui/icon'
import { useFormState } from './use-form-state'
import type { SectionId } from './sections'
import { sectionIds } from './use-sections'

/**
 * A step of the checkout: numbered title, a line about it, and its fields; or, when it is done,
 * one line and a button to open it again.
 */
export function FormSection({ id, title, text, children }: FormSectionProps) {
  const { t } = useTranslation()
  const { step, summary, open } = useFormState()
  const { whole, body } = sectionIds(id)
  const line = summary(id)
  const isClosed = line !== undefined
  return (
    <fieldset id={whole} className="relative min-w-0 border-t border-line pt-6 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-1 flex w-full items-center gap-3 text-xl font-semibold">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full border border-ink bg-ink text-base text-white tabular-nums"
        >
          {isClosed ? <Icon name="check" size={20} /> : step(id)}
        </span>
        {title}
      </legend>
      {isClosed && (
        <>
          <button
            type="button"
            aria-expanded="false"
            aria-controls={body}
            onClick={() => open(id)}
            className="absolute right-0 min-h-11 cursor-pointer px-2 translate-x-2 -translate-y-1.5 text-petrol underline underline-offset-4"
          >
            {t('checkout.change')} <span className="sr-only">{title}</span>
          </button>
          <p className="clear-both pl-11 wrap-anywhere">{line}</p>
        </>
      )}
      {text !== undefined && !isClosed && <p className="clear-both mb-5 text-sm text-muted">{text}</p>}
      <div id={body} hidden={isClosed} className="clear-both grid gap-5 pt-2">
        {children}
      </div>
    </fieldset>
  )
}

type FormSectionProps = { id: SectionId; title: string; text?: string; children: ReactNode }
