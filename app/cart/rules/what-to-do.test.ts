import { describe, expect, it } from 'vitest'
import { type Copies, NO_COPIES } from './copies'
import { copiesOf, type Known, whatToDo } from './what-to-do'

const kept: Copies = { ...NO_COPIES, session: 'before', lines: [{ product_id: 7, quantity: 2 }] }
const none: Known = { state: 'none', signedIn: null }
const here = (more: object = {}): Known => ({ ...NO_COPIES, state: 'here', session: 'now', restored: false, ...more })

describe('a session that is gone', () => {
  it('is brought back from the cart the browser still has, or from codes alone', () => {
    expect(whatToDo(none, kept)).toBe('restore')
    expect(whatToDo(none, { ...NO_COPIES, session: 'before', codes: ['KRAFT10'] })).toBe('restore')
  })

  it('brings nothing back where the cart was emptied or ordered', () => {
    expect(whatToDo(none, { ...kept, lines: [] })).toBe('keep')
  })

  it('whose cart was kept while somebody was signed in, is not shown to who comes after', () => {
    expect(whatToDo(none, { ...kept, signedIn: 'myAccount' })).toBe('write')
    expect(whatToDo({ ...none, signedIn: 'myOrder' }, { ...kept, signedIn: 'myAccount' })).toBe('write')
    expect(copiesOf(none)).toEqual(NO_COPIES)
    expect(whatToDo({ ...none, signedIn: 'myAccount' }, kept)).toBe('restore')
  })

  it('is taken for gone only when the sessions answer', () => {
    expect(whatToDo({ state: 'away' }, kept)).toBe('keep')
  })
})

describe('a living session', () => {
  it('is copied, whatever was kept of it before', () => {
    expect(whatToDo(here({ session: 'before' }), kept)).toBe('write')
    expect(whatToDo(here({ session: 'before', lines: [{ product_id: 9, quantity: 1 }] }), kept)).toBe('write')
    expect(whatToDo(here(), NO_COPIES)).toBe('write')
  })

  it('that began after the one before was lost gets the cart from before, once', () => {
    expect(whatToDo(here(), kept)).toBe('restore')
    expect(whatToDo(here({ restored: true }), kept)).toBe('write')
  })

  it('of somebody else gets nothing', () => {
    expect(whatToDo(here(), { ...kept, signedIn: 'myAccount' })).toBe('write')
  })

  it('leaves in the browser what it holds', () => {
    const lines = [{ product_id: 9, quantity: 1 }]
    expect(copiesOf({ ...NO_COPIES, state: 'here', session: 'now', restored: true, lines })).toEqual({
      ...NO_COPIES,
      session: 'now',
      lines,
    })
  })
})

it('whoever only looks leaves no trace', () => {
  expect(whatToDo(none, NO_COPIES)).toBe('keep')
  expect(whatToDo({ ...none, signedIn: 'myAccount' }, NO_COPIES)).toBe('write')
})
