import { type ChangeEvent, type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** Edits wait this long for the next one (spec sections 5 and 9). */
const DEBOUNCE = 250

/**
 * Sends the form of an edited quantity field after a pause, or when it is left. An edit that is sent by hand must not be sent again later:
 * `cancel` tells that it was. `onPointerDown` is for what holds the field and its buttons.
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
  /** Left empty it is the minimum, as all that is no number (spec section 5). */
  function sendIfEmpty() {
    timer.current = undefined
    const input = field.current
    if (input?.form && input.value.trim() === '' && input !== document.activeElement) send(input.form)
  }
  return {
    cancel,
    onChange: ({ currentTarget: { form, value } }: ChangeEvent<HTMLInputElement>) => {
      cancel()
      // An emptied field is a shopper about to type the next number: no change yet.
      if (form && value.trim() !== '') timer.current = setTimeout(send, DEBOUNCE, form)
    },
    onBlur: ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) => {
      if (form && timer.current !== undefined) send(form)
      else if (!isPressing.current) sendIfEmpty()
    },
    /** Who empties the field and presses minus asks for one thing, not for the minimum and then for one less. */
    onPointerDown: ({ target }: PointerEvent) => {
      if (target === field.current) return
      isPressing.current = true
      const release = () => {
        isPressing.current = false
        window.removeEventListener('pointerup', release)
        window.removeEventListener('pointercancel', release)
        // The click that comes next sends it; without one, nothing did.
        timer.current ??= setTimeout(sendIfEmpty, DEBOUNCE)
      }
      window.addEventListener('pointerup', release)
      window.addEventListener('pointercancel', release)
    },
  }
}
