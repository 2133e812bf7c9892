import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceChanges, type TellChanges } from './change-announcer'

let say: (tag: string) => void
const logged: unknown[] = []
let stop: () => Promise<void>

beforeEach(() => {
  vi.useFakeTimers()
  logged.length = 0
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

async function announce(receivers: Readonly<Record<string, TellChanges>>): Promise<void> {
  const listen = async (_: string, onMessage: (tag: string) => void) => {
    say = onMessage
    return async () => {}
  }
  const announcer = await announceChanges({ listen }, new Map(Object.entries(receivers)), { log: (entry) => logged.push(entry) })
  stop = announcer.stop
}

test('the first message says that everything has changed, since nothing was heard before', async () => {
  const tell = vi.fn(async () => {})
  await announce({ a: tell })
  await vi.advanceTimersByTimeAsync(1)
  expect(tell.mock.calls).toEqual([[['all']]])
})

test('changes that come together are one message, without repetitions', async () => {
  const tell = vi.fn(async () => {})
  await announce({ a: tell })
  await vi.advanceTimersByTimeAsync(1)
  for (const tag of ['product:1', 'product:2', 'product:1']) say(tag)
  await vi.advanceTimersByTimeAsync(1)
  expect(tell).toHaveBeenLastCalledWith(['product:1', 'product:2'])
  expect(tell).toHaveBeenCalledTimes(2)
})

test('changes that come while a message is on its way are the next one', async () => {
  const tell = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 100)))
  await announce({ a: tell })
  for (const tag of ['product:1', 'product:2', 'product:3']) {
    await vi.advanceTimersByTimeAsync(30)
    say(tag)
  }
  await vi.advanceTimersByTimeAsync(300)
  expect(tell.mock.calls).toEqual([[['all']], [['product:1', 'product:2', 'product:3']]])
})

test('more than 500 changes are told as all', async () => {
  const tell = vi.fn(async () => {})
  await announce({ a: tell })
  await vi.advanceTimersByTimeAsync(1)
  for (let id = 0; id < 501; id += 1) say(`product:${id}`)
  await vi.advanceTimersByTimeAsync(1)
  expect(tell).toHaveBeenLastCalledWith(['all'])
})

test('a message that fails is sent again with what came since, and holds up no other receiver; the failure is logged once', async () => {
  let isDown = true
  const told: string[][] = []
  const failing: TellChanges = async (tags) => {
    if (isDown) throw new Error('refused')
    told.push([...tags])
  }
  const other = vi.fn(async () => {})
  await announce({ failing, other })
  await vi.advanceTimersByTimeAsync(600)
  say('product:1')
  await vi.advanceTimersByTimeAsync(3000)
  expect([told, other.mock.calls]).toEqual([[], [[['all']], [['product:1']]]])
  expect(logged).toEqual([{ level: 'error', event: 'changes-not-announced', receiver: 'failing', error: 'Error: refused' }])
  isDown = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([['all']])
  expect(logged).toHaveLength(2)
})

test('without receivers nothing is listened to', async () => {
  const listen = vi.fn()
  const announcer = await announceChanges({ listen }, new Map(), { log: () => {} })
  stop = announcer.stop
  expect(listen).not.toHaveBeenCalled()
})
