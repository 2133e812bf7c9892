import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRounds } from './start-rounds'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a round that takes longer than the period is not joined by another, and stopping waits for it', async () => {
  let end: () => void = () => undefined
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const rounds = startRounds(1000, run, () => undefined)
  await vi.advanceTimersByTimeAsync(5500)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(2)
  const stopped = vi.fn()
  void rounds.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(5000)
  expect(stopped).not.toHaveBeenCalled()
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toHaveBeenCalled()
  expect(run).toHaveBeenCalledTimes(2)
})

test('a round that fails is told, and the next one runs', async () => {
  const run = vi.fn(() => Promise.reject(new Error('The database is away')))
  const onFailure = vi.fn()
  const rounds = startRounds(1000, run, onFailure)
  await vi.advanceTimersByTimeAsync(2000)
  expect([run.mock.calls.length, onFailure.mock.calls.length]).toEqual([2, 2])
  await rounds.stop()
})

test.each([
  ['at once', 1],
  ['after a period', 0],
] as const)('the first round begins %s', async (first, begun) => {
  const run = vi.fn(() => Promise.resolve())
  const rounds = startRounds(1000, run, () => undefined, first)
  expect(run).toHaveBeenCalledTimes(begun)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).toHaveBeenCalledTimes(begun + 1)
  await rounds.stop()
})
