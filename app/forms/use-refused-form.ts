import { useActionData } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { RefusedForm } from './form-errors'

/** What came back of the form of this name, and a ref for it: what is wrong takes the focus when it appears. */
export function useRefusedForm(name: string): { refused: RefusedForm | null; form: RefObject<HTMLFormElement> } {
  const answer = useActionData<RefusedForm>()
  const refused = answer?.form === name ? answer : null
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!refused) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    // A group of choices takes no focus itself.
    const target = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    target?.focus()
  }, [refused])
  return { refused, form }
}
