import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenAfterReplica } from './listen-after-replica'

let say: (tag: string) => void
let passed: string[]
let written: number
let replayed: number
let isAway: boolean
let isPrimarySilent: boolean
let stop: () => Promise<void>

/** A primary and its replica, which have each written up to a number; the replica begins caught up. */
beforeEach(async () => {
  vi.useFakeTimers()
  passed = []
  written = replayed = 10
  isAway = isPrimarySilent = false
  const listen = async (_: string, onMessage: (tag: string) => void) => {
    say = onMessage
    return async () => {}
  }
  const lag = {
    position: () => (isPrimarySilent ? new Promise<string>(() => {}) : Promise.resolve(String(written))),
    hasReached: async (position: string) => {
      if (isAway) throw new Error('away')
      return replayed >= Number(position)
    },
  }
  stop = await listenAfterReplica(listen, lag)('changes', (tag) => passed.push(tag))
  await vi.advanceTimersByTimeAsync(1)
  passed = []
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

function change(tag: string): void {
  written += 1
  say(tag)
}

test('a change is told when the replica has it, and once', async () => {
  change('product:1')
  await vi.advanceTimersByTimeAsync(300)
  expect(passed).toEqual([])
  replayed = written
  await vi.advanceTimersByTimeAsync(20)
  expect(passed).toEqual(['product:1'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(passed).toEqual(['product:1'])
})

test('a change is not held back by those that follow it', async () => {
  change('product:1')
  await vi.advanceTimersByTimeAsync(10)
  replayed = written
  change('product:2')
  await vi.advanceTimersByTimeAsync(20)
  expect(passed).toEqual(['product:1'])
  replayed = written
  await vi.advanceTimersByTimeAsync(20)
  expect(passed).toEqual(['product:1', 'product:2'])
})

test.each([
  ['is further behind', false],
  ['does not answer', true],
])('while the replica %s a change is told within half a second, and again when it has caught up', async (_, away) => {
  isAway = away
  change('product:1')
  await vi.advanceTimersByTimeAsync(600)
  expect(passed).toEqual(['product:1'])
  change('product:2')
  await vi.advanceTimersByTimeAsync(300)
  expect(passed).toEqual(['product:1', 'product:2'])
  isAway = false
  replayed = written
  await vi.advanceTimersByTimeAsync(300)
  expect(passed).toEqual(['product:1', 'product:2', 'product:1', 'product:2'])
})

test('while changes keep coming, each is told again once a replica that lags by a second has it', async () => {
  for (let count = 0; count < 50; count += 1) {
    const number = written + 1
    change(`product:${number}`)
    setTimeout(() => (replayed = number), 1000)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(passed.filter((tag) => tag === 'product:11')).toHaveLength(2)
  expect(passed.filter((tag) => tag === 'product:30')).toHaveLength(2)
})

test('a primary that does not answer holds up no change for longer, and those that follow are told too', async () => {
  isPrimarySilent = true
  change('product:1')
  await vi.advanceTimersByTimeAsync(800)
  expect(passed).toEqual(['product:1'])
  isPrimarySilent = false
  replayed = written
  change('product:2')
  await vi.advanceTimersByTimeAsync(800)
  expect(passed).toContain('product:2')
})

test('the first message is that everything has changed, once the replica has what was written before', async () => {
  await stop()
  replayed = written - 1
  const lag = { position: async () => String(written), hasReached: async (position: string) => replayed >= Number(position) }
  stop = await listenAfterReplica(async () => async () => {}, lag)('changes', (tag) => passed.push(tag))
  await vi.advanceTimersByTimeAsync(100)
  expect(passed).toEqual([])
  replayed = written
  await vi.advanceTimersByTimeAsync(20)
  expect(passed).toEqual(['all'])
})
