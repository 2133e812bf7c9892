import { useActionData } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { RefusedForm } from './form-errors'
import { useKeptForm } from './use-kept-form'

/**
 * The validation errors of the form with this name, or null, and a ref for the form, or for a box with several forms of this
 * name. The first invalid field takes the focus. `fetched` is the answer to a form that was sent by a fetcher. A kept form of the
 * account area, or `ofOrder` of one order, is shown like a refused one (decision 088).
 */
export function useRefusedForm<Box extends HTMLElement = HTMLFormElement>(
  name: string,
  fetched?: RefusedForm,
  ofOrder?: RefusedForm | null,
): { refused: RefusedForm | null; form: RefObject<Box> } {
  const acted = useActionData<RefusedForm>()
  const kept = useKeptForm()?.kept ?? ofOrder
  const newest = fetched ?? acted ?? kept
  const refused = [fetched, acted, kept].find((one) => one?.form === name) ?? null
  const form = useRef<Box>(null)
  useEffect(() => {
    if (!refused || refused !== newest) return undefined
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    // A fieldset cannot take the focus; its first input can.
    const target = invalid?.matches('fieldset') ? invalid.querySelector('input') : invalid
    target?.focus()
    if (document.activeElement === target) return undefined
    // The login dialog closes after this effect, and until then nothing outside of it takes the focus.
    const closed = setTimeout(() => target?.focus())
    return () => clearTimeout(closed)
  }, [refused, newest])
  return { refused, form }
}
