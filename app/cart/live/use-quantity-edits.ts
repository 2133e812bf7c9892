import { type ChangeEvent, type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { EDIT_DEBOUNCE_MS } from '../rules/quantity'

/**
 * Submits the form of an edited quantity field after a pause, or when the field loses the focus. Call `cancel` when the form was
 * submitted otherwise, so that the edit is not sent twice. `onPointerDown` belongs on the element that holds the field and its
 * buttons.
 */
export function useQuantityEdits(field: RefObject<HTMLInputElement>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isPressing = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  function cancel() {
    clearTimeout(timer.current)
    timer.current = undefined
  }
  function send(form: HTMLFormElement) {
    cancel()
    form.requestSubmit()
  }
  /** A field left empty means the minimum, like any other non-numeric input (spec section 5). */
  function sendIfEmpty() {
    timer.current = undefined
    const input = field.current
    if (input?.form && input.value.trim() === '' && input !== document.activeElement) send(input.form)
  }
  return {
    cancel,
    onChange: ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
      cancel()
      // An empty field is not a change yet: the shopper is about to type the next number.
      if (form && value.trim() !== '') timer.current = setTimeout(send, EDIT_DEBOUNCE_MS, form)
    },
    onBlur: ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
      if (form && timer.current !== undefined) send(form)
      else if (!isPressing.current) sendIfEmpty()
    },
    /** Pressing minus on an emptied field is one request: the loss of focus before it must not send the minimum first. */
    onPointerDown: ({ target }: PointerEvent) => {
      if (target === field.current) return
      isPressing.current = true
      const release = () => {
        isPressing.current = false
        window.removeEventListener('pointerup', release)
        window.removeEventListener('pointercancel', release)
        // The click that follows submits the form; if there is none, the timer does.
        timer.current ??= setTimeout(sendIfEmpty, EDIT_DEBOUNCE_MS)
      }
      window.addEventListener('pointerup', release)
      window.addEventListener('pointercancel', release)
    },
  }
}
