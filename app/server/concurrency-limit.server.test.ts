import { expect, it, vi } from 'vitest'
import { limitConcurrency } from './concurrency-limit.server'

/** A task that ends when `end` is called. */
function task() {
  const ends: (() => void)[] = []
  const ended = new Promise<void>((resolve) => ends.push(resolve))
  return { end: () => ends.forEach((end) => end()), run: (begun: () => void) => async () => (begun(), ended) }
}

it('runs as many tasks at a time as allowed, and the others in their order', async () => {
  const limited = limitConcurrency(2, 5000)
  const tasks = [task(), task(), task()]
  const begun: number[] = []
  const answers = tasks.map(({ run }, at) => limited(run(() => begun.push(at))))
  await vi.waitFor(() => expect(begun).toEqual([0, 1]))
  for (const { end } of tasks) end()
  await Promise.all(answers)
  expect(begun).toEqual([0, 1, 2])
})

it('gives null for a task that does not start in time, and passes a failure on', async () => {
  const limited = limitConcurrency(1, 10)
  const held = task()
  const first = limited(held.run(() => {}))
  expect(await limited(() => Promise.resolve('late'))).toBeNull()
  held.end()
  await first
  await expect(limited(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
