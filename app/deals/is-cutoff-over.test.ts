import { expect, it } from 'vitest'
import { isCutoffOver } from './is-cutoff-over'

const at = (time: string) => Date.parse(`2026-11-18T${time}Z`)
const delivery = { until: '2026-11-18T15:00:00Z' }

it('the cut-off of the next delivery is over for a tab that has seen it to come, not for one whose answer came after it', () => {
  const over = (answered: string, now: string) => isCutoffOver({ delivery, now: at(answered) }, at(now))
  expect([over('14:00:00', '14:59:59'), over('14:00:00', '15:00:00'), over('15:00:00', '16:00:00')]).toEqual([false, true, false])
  expect(isCutoffOver({ delivery: null, now: 0 }, at('16:00:00'))).toBe(false)
})
