import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { useStore } from '../store/use-shop'
import { type FieldName, isFieldName } from './checkout-fields'
import { normalisePostalCode } from './postal-code'

/**
 * The handler for a field of the form that is left: a postal code is written as its country does, and `leave` may
 * tell of a wrong value. Call `keepPlace` first, so that what the pointer is on stays there. A field that loses the
 * focus with the whole window is not left.
 */
export function useLeaving(leave: (name: FieldName, value: string) => boolean, keepPlace: (element: Element) => void) {
  const store = useStore()
  const pressed = useRef<Element | null>(null)
  return {
    onPointerDownCapture: ({ target }: PointerEvent) => void (pressed.current = target instanceof Element ? target : null),
    onKeyDownCapture: () => void (pressed.current = null),
    onBlur({ target, relatedTarget }: FocusEvent) {
      if (!(target instanceof HTMLInputElement) || !isFieldName(target.name) || !document.hasFocus()) return
      const code = target.name.endsWith('postal_code') ? normalisePostalCode(target.value, store) : null
      if (code !== null) target.value = code
      if (leave(target.name, target.value)) keepPlace(pressed.current ?? relatedTarget ?? target)
    },
  }
}
