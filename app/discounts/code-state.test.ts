import { expect, it } from 'vitest'
import { appliedCodes } from './code-state'

it('a code that becomes applied or is removed changes the prices shown; a waiting or rejected one does not', () => {
  const percent = { code: 'KRAFT10', label: '', state: 'applied', saving: 0 } as const
  const waiting = { code: 'START50', label: '', state: 'minimum', missing: 100 } as const
  const applied = appliedCodes([percent])
  expect(appliedCodes([{ ...percent, saving: 90 }, waiting, { ...waiting, code: 'NOPE', state: 'unknown' }])).toBe(applied)
  expect(appliedCodes([percent, { ...waiting, state: 'applied', saving: 50 }])).not.toBe(applied)
  expect(appliedCodes([])).not.toBe(applied)
})
