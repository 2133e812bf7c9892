import { isSearchable } from '../routing/search-query'
import type { Suggestions } from './suggestions'

/**
 * The dropdown under the search field. Each change of the query is a new request with an id of its own, so that stale answers can
 * be dropped. The previous suggestions stay visible until the next ones arrive.
 */
export type DropdownState = {
  /** As typed, trimmed. */
  query: string
  requestId: number
  status: 'idle' | 'loading' | 'loaded' | 'failed'
  suggestions: Suggestions | null
  open: boolean
  /** Index of the option selected with the arrow keys; null while the caret is in the field. */
  active: number | null
}

export type DropdownEvent =
  | { type: 'typed'; text: string }
  | { type: 'answered'; requestId: number; suggestions: Suggestions | null }
  | { type: 'moved'; by: 1 | -1; options: number }
  | { type: 'opened' }
  | { type: 'closed' }

export const EMPTY_DROPDOWN: DropdownState = {
  query: '',
  requestId: 0,
  status: 'idle',
  suggestions: null,
  open: false,
  active: null,
}

/**
 * Reducer of the dropdown (spec section 4, Search dropdown; section 5, Search). `suggestions` of null in an answer is a failure.
 */
export function dropdown(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text.trim())
    case 'answered':
      return answered(state, event.requestId, event.suggestions)
    case 'moved':
      return state.open ? { ...state, active: next(state.active, event.by, event.options) } : opened(state)
    case 'opened':
      return opened(state)
    case 'closed':
      return closed(state)
  }
}

function typed(state: DropdownState, query: string): DropdownState {
  if (!isSearchable(query)) return { ...EMPTY_DROPDOWN, query, requestId: state.requestId + 1 }
  if (query === state.query) return state
  return startRequest({ ...state, query })
}

function startRequest(state: DropdownState): DropdownState {
  return { ...state, requestId: state.requestId + 1, status: 'loading', open: true, active: null }
}

function answered(state: DropdownState, requestId: number, suggestions: Suggestions | null): DropdownState {
  if (state.status !== 'loading' || requestId !== state.requestId) return state
  const former = state.suggestions?.query === state.query ? state.suggestions : null
  // Asking again keeps what a former answer to the same query has found when it fails, and the selected option when it gives
  // the same answer.
  const found = suggestions ?? former
  const active = JSON.stringify(found) === JSON.stringify(former) ? state.active : null
  return { ...state, suggestions: found, status: found === null ? 'failed' : 'loaded', active }
}

/** A former answer is asked again: codes, a login or time may have changed prices and stock. */
function opened(state: DropdownState): DropdownState {
  return state.open || !isSearchable(state.query) ? state : startRequest(state)
}

/** Closing also cancels a pending request. */
function closed(state: DropdownState): DropdownState {
  if (!state.open) return state
  return { ...state, open: false, active: null, status: state.status === 'loaded' ? 'loaded' : 'idle' }
}

/** The next or previous option, wrapping at both ends; from the field it is the first or the last option. */
function next(active: number | null, by: 1 | -1, options: number): number | null {
  if (options === 0) return null
  if (active === null) return by === 1 ? 0 : options - 1
  return (active + by + options) % options
}
