import { describe, expect, it } from 'vitest'
import { dropdown, type DropdownEvent, EMPTY_DROPDOWN } from './dropdown-state'
import type { Suggestions } from './suggestions'

const found = (total: number): Suggestions => ({
  query: 'bl',
  total,
  loosened: false,
  device: null,
  products: [],
  categories: [],
  hints: [],
})
const after = (...events: DropdownEvent[]) => events.reduce(dropdown, EMPTY_DROPDOWN)
const typed = (text: string): DropdownEvent => ({ type: 'typed', text })
const answered = (requestId: number, suggestions: Suggestions | null): DropdownEvent => ({
  type: 'answered',
  requestId,
  suggestions,
})
const moved = (by: 1 | -1, options = 3): DropdownEvent => ({ type: 'moved', by, options })
const CLOSED: DropdownEvent = { type: 'closed' }
const OPENED: DropdownEvent = { type: 'opened' }

describe('the dropdown opens only with a trimmed query longer than 1 character', () => {
  it.each(['', 'a', '  a ', '   '])('%j leaves it closed and sends no request', (text) => {
    expect(after(typed(text), OPENED, moved(1))).toMatchObject({ open: false, status: 'idle' })
  })

  it('2 characters open it and send a request', () => {
    expect(after(typed(' 9v '))).toMatchObject({ open: true, query: '9v', status: 'loading' })
  })

  it('it closes when only 1 character is left, and pending requests are ignored', () => {
    expect(after(typed('aa'), answered(1, found(3)), typed('a'))).toMatchObject({
      open: false,
      suggestions: null,
      status: 'idle',
    })
    expect(after(typed('aa'), typed('a'), answered(1, found(3)))).toMatchObject({ open: false, suggestions: null })
  })
})

describe('stale answers never overwrite newer ones', () => {
  it('an answer to an earlier query is dropped, before and after the newer answer', () => {
    const early = after(typed('bl'), typed('bl18'), answered(1, found(99)))
    expect(early).toMatchObject({ status: 'loading', suggestions: null })
    const late = after(typed('bl'), typed('bl18'), answered(2, found(4)), answered(1, found(99)))
    expect(late).toMatchObject({ status: 'loaded', suggestions: found(4) })
  })

  it('a failure of an earlier request is dropped too', () => {
    expect(after(typed('bl'), typed('bl18'), answered(1, null)).status).toBe('loading')
  })

  it('the first of two answers to the same query is dropped', () => {
    expect(after(typed('bl'), CLOSED, OPENED, answered(1, found(1)))).toMatchObject({ status: 'loading', suggestions: null })
  })

  it('an answer after the dropdown was closed is dropped', () => {
    expect(after(typed('bl'), CLOSED, answered(1, found(1)))).toMatchObject({ open: false, suggestions: null, status: 'idle' })
  })
})

describe('while suggestions load', () => {
  it('the previous suggestions stay visible', () => {
    expect(after(typed('bl'), answered(1, found(9)), typed('bl1'))).toMatchObject({ status: 'loading', suggestions: found(9) })
  })

  it('spaces around the query send no new request', () => {
    const state = after(typed('bl'), answered(1, found(9)))
    expect(dropdown(state, typed(' bl  '))).toBe(state)
  })

  it('a failure is not the same as no results', () => {
    expect(after(typed('bl'), answered(1, null))).toMatchObject({ status: 'failed', suggestions: null, open: true })
    expect(after(typed('bl'), answered(1, found(0)))).toMatchObject({ status: 'loaded', open: true })
  })
})

describe('reopening', () => {
  it('shows the former suggestions until a new request is answered: codes, a login or time may have changed prices', () => {
    expect(after(typed('bl'), answered(1, found(9)), CLOSED, OPENED)).toMatchObject({
      open: true,
      status: 'loading',
      requestId: 2,
      suggestions: found(9),
    })
  })

  it('keeps the former suggestions when the new request fails, and the option selected meanwhile while the answer is the same', () => {
    const again = [typed('bl'), answered(1, found(9)), CLOSED, OPENED, moved(1)] as const
    expect(after(...again, answered(2, null))).toMatchObject({ status: 'loaded', suggestions: found(9), active: 0 })
    expect(after(...again, answered(2, found(9)))).toMatchObject({ status: 'loaded', active: 0 })
    expect(after(...again, answered(2, found(8)))).toMatchObject({ suggestions: found(8), active: null })
  })

  it('sends a new request after a failure', () => {
    expect(after(typed('bl'), answered(1, null), CLOSED, OPENED)).toMatchObject({ status: 'loading', requestId: 2 })
  })

  it('an arrow key opens a closed dropdown first', () => {
    expect(after(typed('bl'), answered(1, found(9)), CLOSED, moved(1))).toMatchObject({ open: true, active: null })
  })
})

describe('the arrow keys', () => {
  const active = (...events: DropdownEvent[]) => after(typed('bl'), answered(1, found(9)), ...events).active

  it('move from the field to the first or the last option', () => {
    expect([active(moved(1)), active(moved(-1))]).toEqual([0, 2])
  })

  it('wrap at both ends', () => {
    expect(active(moved(1), moved(1), moved(1), moved(1))).toBe(0)
    expect(active(moved(1), moved(-1))).toBe(2)
  })

  it('select nothing when there are no options', () => {
    expect(active(moved(1, 0))).toBeNull()
  })

  it('start again after a new query, a new answer and closing', () => {
    expect(active(moved(1), typed('bl1'))).toBeNull()
    expect(active(typed('bl1'), moved(1), answered(2, found(2)))).toBeNull()
    expect(active(moved(1), CLOSED, OPENED)).toBeNull()
  })
})
