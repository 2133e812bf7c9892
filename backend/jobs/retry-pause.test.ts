import { expect, test } from 'vitest'
import { MAX_ATTEMPTS, retryPause } from './retry-pause'

test('the pauses of a failing job grow from 10 seconds to an hour, and end after about 12 hours', () => {
  const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryPause(index + 1))
  expect(pauses.slice(0, 4)).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(pauses.at(-1)).toBe(3600_000)
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600_000
  expect(hours).toBeGreaterThan(11)
  expect(hours).toBeLessThan(13)
})
