import { isSearchable } from '../routing/search-query'
import type { Suggestions } from './suggestions'

/**
 * The dropdown under the search field. Each change of the text is a new question with a number of its own, so that an answer to an older
 * one is known when it comes late. The last answer stays in sight until the next one is there.
 */
export type DropdownState = {
  /** As typed, trimmed. */
  query: string
  question: number
  asking: 'nothing' | 'searching' | 'answered' | 'failed'
  answer: Suggestions | null
  open: boolean
  /** The option the arrow keys have reached, counted from 0; null while the field itself is meant. */
  active: number | null
}

export type DropdownEvent =
  | { type: 'typed'; text: string }
  | { type: 'answered'; question: number; answer: Suggestions | null }
  | { type: 'moved'; by: 1 | -1; options: number }
  | { type: 'opened' }
  | { type: 'closed' }

export const EMPTY_DROPDOWN: DropdownState = {
  query: '',
  question: 0,
  asking: 'nothing',
  answer: null,
  open: false,
  active: null,
}

/** The dropdown after something happened (spec section 4, Search dropdown; section 5, Search). An `answer` of null is a failure. */
export function dropdown(state: DropdownState, event: DropdownEvent): DropdownState {
  switch (event.type) {
    case 'typed':
      return typed(state, event.text.trim())
    case 'answered':
      return answered(state, event.question, event.answer)
    case 'moved':
      return state.open ? { ...state, active: next(state.active, event.by, event.options) } : opened(state)
    case 'opened':
      return opened(state)
    case 'closed':
      return closed(state)
  }
}

function typed(state: DropdownState, query: string): DropdownState {
  if (!isSearchable(query)) return { ...EMPTY_DROPDOWN, query, question: state.question + 1 }
  if (query === state.query) return state
  return ask({ ...state, query })
}

function ask(state: DropdownState): DropdownState {
  return { ...state, question: state.question + 1, asking: 'searching', open: true, active: null }
}

function answered(state: DropdownState, question: number, answer: Suggestions | null): DropdownState {
  if (state.asking !== 'searching' || question !== state.question) return state
  return { ...state, answer, asking: answer === null ? 'failed' : 'answered', active: null }
}

function opened(state: DropdownState): DropdownState {
  if (state.open || !isSearchable(state.query)) return state
  return state.asking === 'answered' ? { ...state, open: true } : ask(state)
}

/** What was still being asked is of no use any more. */
function closed(state: DropdownState): DropdownState {
  if (!state.open) return state
  return { ...state, open: false, active: null, asking: state.asking === 'answered' ? 'answered' : 'nothing' }
}

/** The option after or before this one; the last is followed by the first, and the field leads to either end. */
function next(active: number | null, by: 1 | -1, options: number): number | null {
  if (options === 0) return null
  if (active === null) return by === 1 ? 0 : options - 1
  return (active + by + options) % options
}
