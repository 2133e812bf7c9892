import { Form } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { href } from '../routing/href'
import { isSearchable } from '../routing/search-query'
import { useLanguage } from '../store/use-shop'
import { mayMove } from '../ui/may-move'

/**
 * A search form around a field named `query`, as a landmark; with more than one on a page, `label` tells them apart. A trimmed
 * query of 1 character or none is not submitted (spec section 5).
 */
export function QueryForm({ label, className, children }: { label?: string; className: string; children: ReactNode }) {
  return (
    <Form
      action={href('search', useLanguage())}
      role="search"
      aria-label={label}
      onSubmit={submitTrimmed}
      viewTransition={mayMove()}
      ref={withoutBubbles}
      className={className}
    >
      {children}
    </Form>
  )
}

/**
 * With scripts a short query triggers nothing, not even the browser's message, which is in the browser's language.
 * Without them the browser holds it back.
 */
function withoutBubbles(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}

/** Trims the query before it is submitted, and cancels one that is too short: the browser's `minLength` check counts spaces. */
function submitTrimmed(event: FormEvent<HTMLFormElement>): void {
  const field = event.currentTarget.elements.namedItem('query')
  if (!(field instanceof HTMLInputElement)) return
  if (isSearchable(field.value.trim())) field.value = field.value.trim()
  else event.preventDefault()
}
