import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.server'

/** A task that ends when `end` is called. */
function task() {
  const ends: (() => void)[] = []
  const ended = new Promise<void>((resolve) => ends.push(resolve))
  return { end: () => ends.forEach((end) => end()), run: (begun: () => void) => async () => (begun(), ended) }
}

it('runs as many tasks at a time as allowed, and the others in turn', async () => {
  const inTurn = createTurns(2, 5000)
  const tasks = [task(), task(), task()]
  const begun: number[] = []
  const answers = tasks.map(({ run }, at) => inTurn(run(() => begun.push(at))))
  await vi.waitFor(() => expect(begun).toEqual([0, 1]))
  for (const { end } of tasks) end()
  await Promise.all(answers)
  expect(begun).toEqual([0, 1, 2])
})

it('gives null for a task whose turn does not come in time, and passes a failure on', async () => {
  const inTurn = createTurns(1, 10)
  const held = task()
  const first = inTurn(held.run(() => {}))
  expect(await inTurn(() => Promise.resolve('late'))).toBeNull()
  held.end()
  await first
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
