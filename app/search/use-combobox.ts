import { type Dispatch, useEffect } from 'react'
import type { DropdownEvent, DropdownState } from './dropdown-state'

type Combobox = {
  state: DropdownState
  dispatch: Dispatch<DropdownEvent>
  /** Number of options. */
  options: number
  listId: string
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * Turns a plain search field into a combobox (ARIA Authoring Practices). The element is enhanced, not replaced: typed text, caret
 * and focus are kept when this code loads while the shopper types.
 */
export function useCombobox(field: HTMLInputElement, box: Combobox): void {
  useAttributes(field, box)
  useKeys(field, box)
  useOpening(field, box.dispatch)
}

function useAttributes(field: HTMLInputElement, { state: { open, active }, options, listId }: Combobox): void {
  const expanded = open && options > 0
  const activeId = expanded && active !== null ? optionId(listId, active) : null
  useEffect(() => {
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-expanded', String(expanded))
    const attributes = { 'aria-controls': expanded ? listId : null, 'aria-activedescendant': activeId }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, expanded, activeId, listId])
}

function useKeys(field: HTMLInputElement, { state, dispatch, options, listId }: Combobox): void {
  const { open, active } = state
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      // Keys pressed in an input method (IME) belong to it.
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        dispatch({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1, options })
      } else if (event.key === 'Escape' && open) {
        dispatch({ type: 'closed' })
      } else if (event.key === 'Enter' && open && active !== null) {
        document.getElementById(optionId(listId, active))?.click()
      } else return
      event.preventDefault()
    }
    field.addEventListener('keydown', handleKey)
    return () => field.removeEventListener('keydown', handleKey)
  }, [field, dispatch, open, active, options, listId])
}

/** Typing or clicking in the field opens the dropdown; submitting, blur and a press outside close it. */
function useOpening(field: HTMLInputElement, dispatch: Dispatch<DropdownEvent>): void {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const close = () => dispatch({ type: 'closed' })
    field.addEventListener('input', () => dispatch({ type: 'typed', text: field.value }), { signal })
    field.addEventListener('click', () => dispatch({ type: 'opened' }), { signal })
    field.form?.addEventListener('submit', close, { signal })
    // When only the window loses the focus, the field stays the active element.
    field.addEventListener('blur', () => document.activeElement !== field && close(), { signal })
    // In some browsers, pressing an element that cannot take the focus does not blur the field.
    document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !field.form?.contains(target) && close(), {
      signal,
    })
    return () => listeners.abort()
  }, [field, dispatch])
}
