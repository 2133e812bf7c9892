import { type RefObject, useEffect, useRef } from 'react'

/** A field with the value that its page was rendered with. */
export type TypedField = Pick<HTMLInputElement, 'name' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'type'>

/**
 * Calls `take` once with the fields that were changed before the scripts came, by the shopper or the browser: React keeps their
 * values when it hydrates the page, but tells of no change. Returns the ref of the form.
 */
export function useTypedBefore(take: (form: HTMLFormElement, typed: readonly TypedField[]) => void): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null)
  const isRead = useRef(false)
  useEffect(() => {
    if (form.current === null || isRead.current) return
    isRead.current = true
    const typed = changedFields([...form.current.elements].flatMap(fieldOf))
    if (typed.length > 0) take(form.current, typed)
  })
  return form
}

/** The fields that differ from the page as it was rendered; of radio buttons the chosen one. */
export function changedFields(fields: readonly TypedField[]): TypedField[] {
  return fields.filter(({ type, value, defaultValue, checked, defaultChecked }) => {
    if (type === 'radio') return checked && !defaultChecked
    return type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue
  })
}

function fieldOf(element: Element): TypedField[] {
  if (element instanceof HTMLInputElement) return [element]
  if (!(element instanceof HTMLTextAreaElement)) return []
  const { name, type, value, defaultValue } = element
  return [{ name, type, value, defaultValue, checked: false, defaultChecked: false }]
}
