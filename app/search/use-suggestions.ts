import { type Dispatch, useEffect, useReducer } from 'react'
import { useVat } from '../pricing/use-price'
import type { VatDisplay } from '../store/vat-display'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import { dropdown, type DropdownEvent, type DropdownState, EMPTY_DROPDOWN } from './dropdown-state'
import { readSuggestions } from './read-suggestions'
import type { Suggestions } from './suggestions'

/** Search debounce in milliseconds (spec section 9). */
const DEBOUNCE = 250

/** Milliseconds after which an answer has failed to come: longer than the shop waits for its own backend. */
const PATIENCE = 6_000

/** The state of the dropdown under a field, and the asking that goes with it. */
export function useSuggestions(field: HTMLInputElement, language: Language): [DropdownState, Dispatch<DropdownEvent>] {
  const [state, dispatch] = useReducer(dropdown, field, stateOf)
  const vat = useVat()
  const { asking, question, query } = state
  useEffect(() => {
    if (asking !== 'searching') return
    const controller = new AbortController()
    const answered = (answer: Suggestions | null) => dispatch({ type: 'answered', question, answer })
    const timer = setTimeout(() => void ask(language, query, vat, controller.signal).then(answered), DEBOUNCE)
    const patience = setTimeout(() => answered(null), PATIENCE)
    return () => {
      clearTimeout(timer)
      clearTimeout(patience)
      controller.abort()
    }
  }, [asking, question, query, language, vat])
  return [state, dispatch]
}

/** What was typed before the dropdown had come asks at once; the text of the page's own results asks nothing by itself. */
function stateOf({ value, defaultValue }: HTMLInputElement): DropdownState {
  if (value.trim() === defaultValue.trim()) return { ...EMPTY_DROPDOWN, query: value.trim() }
  return dropdown(EMPTY_DROPDOWN, { type: 'typed', text: value })
}

/** Null when there is no answer that can be shown. */
async function ask(language: Language, query: string, vat: VatDisplay, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const address = resourceHref('searchSuggestions', language, { query, vat: vat === 'including' ? '' : vat })
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    return response.ok ? readSuggestions(await response.json()) : null
  } catch {
    return null
  }
}
