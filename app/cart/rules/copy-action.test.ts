import { describe, expect, it } from 'vitest'
import { type Copies, NO_COPIES } from './copies'
import { copiesOf, type SessionSummary, copyAction } from './copy-action'

const kept: Copies = { ...NO_COPIES, session: 'before', lines: [{ product_id: 7, quantity: 2 }] }
const none: SessionSummary = { state: 'none', signedIn: null }
const here = (more: object = {}): SessionSummary => ({ ...NO_COPIES, state: 'here', session: 'now', restored: false, ...more })

describe('a session that is gone', () => {
  it('is brought back from the cart the browser still has, or from codes alone', () => {
    expect(copyAction(none, kept)).toBe('restore')
    expect(copyAction(none, { ...NO_COPIES, session: 'before', codes: ['KRAFT10'] })).toBe('restore')
  })

  it('brings nothing back where the cart was emptied or ordered', () => {
    expect(copyAction(none, { ...kept, lines: [] })).toBe('keep')
  })

  it('whose cart was kept while somebody was signed in, is not shown to who comes after', () => {
    expect(copyAction(none, { ...kept, signedIn: 'myAccount' })).toBe('write')
    expect(copyAction({ ...none, signedIn: 'myOrder' }, { ...kept, signedIn: 'myAccount' })).toBe('write')
    expect(copiesOf(none)).toEqual(NO_COPIES)
    expect(copyAction({ ...none, signedIn: 'myAccount' }, kept)).toBe('restore')
  })

  it('is taken for gone only when the sessions answer', () => {
    expect(copyAction({ state: 'away' }, kept)).toBe('keep')
  })
})

describe('a living session', () => {
  it('is copied, whatever was kept of it before', () => {
    expect(copyAction(here({ session: 'before' }), kept)).toBe('write')
    expect(copyAction(here({ session: 'before', lines: [{ product_id: 9, quantity: 1 }] }), kept)).toBe('write')
    expect(copyAction(here(), NO_COPIES)).toBe('write')
  })

  it('that began after the one before was lost gets the cart from before, once', () => {
    expect(copyAction(here(), kept)).toBe('restore')
    expect(copyAction(here({ restored: true }), kept)).toBe('write')
  })

  it('of somebody else gets nothing', () => {
    expect(copyAction(here(), { ...kept, signedIn: 'myAccount' })).toBe('write')
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
  expect(copyAction(none, NO_COPIES)).toBe('keep')
  expect(copyAction({ ...none, signedIn: 'myAccount' }, NO_COPIES)).toBe('write')
})
