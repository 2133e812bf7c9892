import { type Dispatch, useEffect } from 'react'
import type { DropdownEvent, DropdownState } from './dropdown-state'

type Combobox = {
  state: DropdownState
  dispatch: Dispatch<DropdownEvent>
  /** How many options can be chosen. */
  options: number
  listId: string
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/**
 * Makes a plain search field the combobox of the ARIA Authoring Practices. The field is adopted, not replaced: what is typed, the caret
 * and the focus stay as they are when this code arrives in the middle of a word.
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
    const changing = { 'aria-controls': expanded ? listId : null, 'aria-activedescendant': activeId }
    for (const [name, value] of Object.entries(changing)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, expanded, activeId, listId])
}

function useKeys(field: HTMLInputElement, { state, dispatch, options, listId }: Combobox): void {
  const { open, active } = state
  useEffect(() => {
    function pressed(event: KeyboardEvent): void {
      // Keys that choose among the characters of an input method belong to it.
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
    field.addEventListener('keydown', pressed)
    return () => field.removeEventListener('keydown', pressed)
  }, [field, dispatch, open, active, options, listId])
}

/** Opens for whoever types or clicks in the field, closes for whoever goes on with something else. */
function useOpening(field: HTMLInputElement, dispatch: Dispatch<DropdownEvent>): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const close = () => dispatch({ type: 'closed' })
    field.addEventListener('input', () => dispatch({ type: 'typed', text: field.value }), { signal })
    field.addEventListener('click', () => dispatch({ type: 'opened' }), { signal })
    field.form?.addEventListener('submit', close, { signal })
    // A field keeps the focus when only the window loses it.
    field.addEventListener('blur', () => document.activeElement !== field && close(), { signal })
    // Touching something that takes no focus does not blur the field everywhere.
    document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !field.form?.contains(target) && close(), {
      signal,
    })
    return () => listening.abort()
  }, [field, dispatch])
}
