import { type Dispatch, useEffect, useReducer } from 'react'
import { useVat } from '../store/use-vat'
import type { VatDisplay } from '../store/vat-display'
import { resourceHref } from '../routing/resources'
import type { Language } from '../store/languages'
import { dropdown, type DropdownEvent, type DropdownState, EMPTY_DROPDOWN } from './dropdown-state'
import { readSuggestions } from './read-suggestions'
import type { Suggestions } from './suggestions'

/** Search debounce (spec section 9). */
const DEBOUNCE_MS = 250

/** Longer than the shop's server waits for its backend. */
const TIMEOUT_MS = 6_000

/** The state of the dropdown under `field`; fetches suggestions when the query changes. */
export function useSuggestions(field: HTMLInputElement, language: Language): [DropdownState, Dispatch<DropdownEvent>] {
  const [state, dispatch] = useReducer(dropdown, field, initialState)
  const vat = useVat()
  const { status, requestId, query } = state
  useEffect(() => {
    if (status !== 'loading') return
    const controller = new AbortController()
    const answered = (suggestions: Suggestions | null) => dispatch({ type: 'answered', requestId, suggestions })
    const debounce = setTimeout(() => void fetchSuggestions(language, query, vat, controller.signal).then(answered), DEBOUNCE_MS)
    const timeout = setTimeout(() => answered(null), TIMEOUT_MS)
    return () => {
      clearTimeout(debounce)
      clearTimeout(timeout)
      controller.abort()
    }
  }, [status, requestId, query, language, vat])
  return [state, dispatch]
}

/** Text typed before the dropdown loaded is requested at once; the query of the current results page is not. */
function initialState({ value, defaultValue }: HTMLInputElement): DropdownState {
  if (value.trim() === defaultValue.trim()) return { ...EMPTY_DROPDOWN, query: value.trim() }
  return dropdown(EMPTY_DROPDOWN, { type: 'typed', text: value })
}

/** Null on a failed request or an invalid answer. */
async function fetchSuggestions(
  language: Language,
  query: string,
  vat: VatDisplay,
  signal: AbortSignal,
): Promise<Suggestions | null> {
  try {
    const address = resourceHref('searchSuggestions', language, { query, vat: vat === 'including' ? '' : vat })
    const response = await fetch(address, { signal, headers: { accept: 'application/json' } })
    return response.ok ? readSuggestions(await response.json()) : null
  } catch {
    return null
  }
}
