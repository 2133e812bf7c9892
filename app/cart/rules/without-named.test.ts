import { expect, it } from 'vitest'
import { withoutNamed } from './without-named'

it('what another tab has lost since a page was read is still to be named', () => {
  const shown = { lost: ['a'], leftOut: ['b', 'c'] }
  const now = { lost: ['a', 'x'], leftOut: ['c', 'y', 'b'] }
  expect(withoutNamed(now, shown)).toEqual({ lost: ['x'], leftOut: ['y'] })
  // The other tab has named the first one meanwhile.
  expect(withoutNamed({ lost: ['x'], leftOut: [] }, shown)).toEqual({ lost: ['x'], leftOut: [] })
})
