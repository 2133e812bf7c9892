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
const answered = (question: number, answer: Suggestions | null): DropdownEvent => ({ type: 'answered', question, answer })
const moved = (by: 1 | -1, options = 3): DropdownEvent => ({ type: 'moved', by, options })
const CLOSED: DropdownEvent = { type: 'closed' }
const OPENED: DropdownEvent = { type: 'opened' }

describe('the dropdown opens only with a trimmed query longer than 1 character', () => {
  it.each(['', 'a', '  a ', '   '])('%j leaves it closed and asks nothing', (text) => {
    expect(after(typed(text), OPENED, moved(1))).toMatchObject({ open: false, asking: 'nothing' })
  })

  it('two characters open it and ask', () => {
    expect(after(typed(' 9v '))).toMatchObject({ open: true, query: '9v', asking: 'searching' })
  })

  it('it closes when only one character is left, and what was asked is forgotten', () => {
    expect(after(typed('aa'), answered(1, found(3)), typed('a'))).toMatchObject({ open: false, answer: null, asking: 'nothing' })
    expect(after(typed('aa'), typed('a'), answered(1, found(3)))).toMatchObject({ open: false, answer: null })
  })
})

describe('outdated answers never overwrite newer ones', () => {
  it('an answer to an earlier text is dropped, before and after the newer one', () => {
    const early = after(typed('bl'), typed('bl18'), answered(1, found(99)))
    expect(early).toMatchObject({ asking: 'searching', answer: null })
    const late = after(typed('bl'), typed('bl18'), answered(2, found(4)), answered(1, found(99)))
    expect(late).toMatchObject({ asking: 'answered', answer: found(4) })
  })

  it('a failure of an earlier question is dropped too', () => {
    expect(after(typed('bl'), typed('bl18'), answered(1, null)).asking).toBe('searching')
  })

  it('so is the first of two answers to the same text', () => {
    expect(after(typed('bl'), CLOSED, OPENED, answered(1, found(1)))).toMatchObject({ asking: 'searching', answer: null })
  })

  it('nothing arrives once the dropdown is closed', () => {
    expect(after(typed('bl'), CLOSED, answered(1, found(1)))).toMatchObject({ open: false, answer: null, asking: 'nothing' })
  })
})

describe('while searching', () => {
  it('the last answer stays in sight', () => {
    expect(after(typed('bl'), answered(1, found(9)), typed('bl1'))).toMatchObject({ asking: 'searching', answer: found(9) })
  })

  it('spaces around the text ask nothing new', () => {
    const state = after(typed('bl'), answered(1, found(9)))
    expect(dropdown(state, typed(' bl  '))).toBe(state)
  })

  it('a failure is told apart from finding nothing', () => {
    expect(after(typed('bl'), answered(1, null))).toMatchObject({ asking: 'failed', answer: null, open: true })
    expect(after(typed('bl'), answered(1, found(0)))).toMatchObject({ asking: 'answered', open: true })
  })
})

describe('opening again', () => {
  it('shows what was answered without asking anew', () => {
    expect(after(typed('bl'), answered(1, found(9)), CLOSED, OPENED)).toMatchObject({
      open: true,
      asking: 'answered',
      question: 1,
    })
  })

  it('asks again after a failure', () => {
    expect(after(typed('bl'), answered(1, null), CLOSED, OPENED)).toMatchObject({ asking: 'searching', question: 2 })
  })

  it('is what an arrow key does first', () => {
    expect(after(typed('bl'), answered(1, found(9)), CLOSED, moved(1))).toMatchObject({ open: true, active: null })
  })
})

describe('the arrow keys', () => {
  const active = (...events: DropdownEvent[]) => after(typed('bl'), answered(1, found(9)), ...events).active

  it('go from the field to the first or the last option', () => {
    expect([active(moved(1)), active(moved(-1))]).toEqual([0, 2])
  })

  it('wrap at both ends', () => {
    expect(active(moved(1), moved(1), moved(1), moved(1))).toBe(0)
    expect(active(moved(1), moved(-1))).toBe(2)
  })

  it('reach nothing where there is nothing', () => {
    expect(active(moved(1, 0))).toBeNull()
  })

  it('start again with other text, another answer and after closing', () => {
    expect(active(moved(1), typed('bl1'))).toBeNull()
    expect(active(typed('bl1'), moved(1), answered(2, found(2)))).toBeNull()
    expect(active(moved(1), CLOSED, OPENED)).toBeNull()
  })
})
