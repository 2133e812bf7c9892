import { expect, it } from 'vitest'
import { SessionsAway } from '../storage/session-faults.server'
import { createProcessLocks } from './session-locks.server'

it('changes to one session wait for each other, in the order they came; those of another do not', async () => {
  const locks = createProcessLocks()
  const done: string[] = []
  let open = () => {}
  const first = locks.run('a', () => new Promise<void>((resolve) => (open = resolve)).then(() => done.push('first')))
  const second = locks.run('a', async () => done.push('second'))
  await locks.run('b', async () => done.push('elsewhere'))
  open()
  await Promise.all([first, second])
  expect(done).toEqual(['elsewhere', 'first', 'second'])
})

it('who waited too long is sent away, and the next is not held up by that', async () => {
  const locks = createProcessLocks(20)
  let open = () => {}
  const slow = locks.run('a', () => new Promise<void>((resolve) => (open = resolve)))
  await expect(locks.run('a', async () => 'never')).rejects.toThrow(SessionsAway)
  open()
  await slow
  expect(await locks.run('a', async () => 'next')).toBe('next')
})

it('a change that fails lets the next one in', async () => {
  const locks = createProcessLocks()
  await expect(locks.run('a', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await locks.run('a', async () => 'next')).toBe('next')
})
