import { describe, expect, it } from 'vitest'
import { type Copies, NO_COPIES } from './copies'
import { copiesOf, type SessionSummary, copyAction } from './copy-action'

const kept: Copies = { ...NO_COPIES, session: 'before', lines: [{ product_id: 7, quantity: 2 }] }
const none: SessionSummary = { state: 'none', signedIn: null }
const here = (more: object = {}): SessionSummary => ({ ...NO_COPIES, state: 'here', session: 'now', restored: false, ...more })

describe('a lost session', () => {
  it('is restored from the copied cart, or from codes alone', () => {
    expect(copyAction(none, kept)).toBe('restore')
    expect(copyAction(none, { ...NO_COPIES, session: 'before', codes: ['KRAFT10'] })).toBe('restore')
  })

  it('restores nothing after the cart was emptied or ordered', () => {
    expect(copyAction(none, { ...kept, lines: [] })).toBe('keep')
  })

  it('whose cart was copied while a customer was signed in is not restored for the next visitor', () => {
    expect(copyAction(none, { ...kept, signedIn: 'myAccount' })).toBe('write')
    expect(copyAction({ ...none, signedIn: 'myOrder' }, { ...kept, signedIn: 'myAccount' })).toBe('write')
    expect(copiesOf(none)).toEqual(NO_COPIES)
    expect(copyAction({ ...none, signedIn: 'myAccount' }, kept)).toBe('restore')
  })

  it('counts as lost only when the session store is available', () => {
    expect(copyAction({ state: 'away' }, kept)).toBe('keep')
  })
})

describe('a living session', () => {
  it('replaces its earlier copies', () => {
    expect(copyAction(here({ session: 'before' }), kept)).toBe('write')
    expect(copyAction(here({ session: 'before', lines: [{ product_id: 9, quantity: 1 }] }), kept)).toBe('write')
    expect(copyAction(here(), NO_COPIES)).toBe('write')
  })

  it('that began after an earlier one was lost gets the earlier cart, once', () => {
    expect(copyAction(here(), kept)).toBe('restore')
    expect(copyAction(here({ restored: true }), kept)).toBe('write')
  })

  it('of another shopper gets nothing', () => {
    expect(copyAction(here(), { ...kept, signedIn: 'myAccount' })).toBe('write')
  })

  it('writes its content to the copies', () => {
    const lines = [{ product_id: 9, quantity: 1 }]
    expect(copiesOf({ ...NO_COPIES, state: 'here', session: 'now', restored: true, lines })).toEqual({
      ...NO_COPIES,
      session: 'now',
      lines,
    })
  })
})

it('a visitor without a cart has no copies', () => {
  expect(copyAction(none, NO_COPIES)).toBe('keep')
  expect(copyAction({ ...none, signedIn: 'myAccount' }, NO_COPIES)).toBe('write')
})
