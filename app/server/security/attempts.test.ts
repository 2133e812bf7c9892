import { describe, expect, it } from 'vitest'
import { limitAttempts } from './attempts.server'
import { createRedisCounters } from '../storage/counters-redis.server'
import { createProcessCounters } from '../storage/counters.server'
import { SessionsAway } from '../storage/session-faults.server'

const RATE = { max: 3, windowMs: 60_000 }

function limits() {
  const clock = { now: 0 }
  const counters = createProcessCounters(() => clock.now, 3)
  return { clock, from: (address: string) => limitAttempts(counters, address) }
}

const allowed = async (attempts: ReturnType<typeof limitAttempts>, times: number) => {
  const tries = await Promise.all(Array.from({ length: times }, () => attempts.begin('code', RATE)))
  return tries.map((attempt) => attempt.allowed)
}

describe('attempts from one address', () => {
  it('up to the limit are allowed, also when all come at once; more are refused until the window has passed', async () => {
    const { clock, from } = limits()
    expect(await allowed(from('a'), 5)).toEqual([true, true, true, false, false])
    clock.now = 30_500
    const later = from('a')
    expect(await later.begin('code', RATE)).toEqual({ allowed: false, wait: 30 })
    expect(later.wait()).toBe(30)
    clock.now = 60_000
    expect(await allowed(from('a'), 1)).toEqual([true])
  })

  it('are counted per address and per kind', async () => {
    const { from } = limits()
    await allowed(from('a'), 3)
    expect(await allowed(from('b'), 1)).toEqual([true])
    expect((await from('a').begin('login', RATE)).allowed).toBe(true)
    expect(from('a').wait()).toBeNull()
  })

  it('are counted over all addresses when they are about one thing', async () => {
    const { from } = limits()
    const about = async (address: string, of: string) => (await from(address).begin('tracking', RATE, of)).allowed
    const tries = []
    for (const address of ['a', 'b', 'c', 'd']) tries.push(await about(address, 'SE100001'))
    expect(tries).toEqual([true, true, true, false])
    expect(await about('d', 'SE100002')).toBe(true)
  })

  it('are counted per address too when they are about one thing of somebody, so that one address cannot use them up', async () => {
    const { from } = limits()
    const rate = { each: { max: 2, windowMs: 60_000 }, all: RATE }
    const about = (address: string) => from(address).beginShared('tracking', rate, 'SE100001')
    const tries = []
    for (const address of ['a', 'a', 'a', 'b', 'c']) tries.push((await about(address)).allowed)
    expect(tries).toEqual([true, true, false, true, false])
  })

  it('about one thing that are taken back, or refused by one of the limits, count for neither', async () => {
    const { from } = limits()
    const rate = { each: { max: 2, windowMs: 60_000 }, all: { max: 2, windowMs: 60_000 } }
    const about = (address: string) => from(address).beginShared('tracking', rate, 'SE100001')
    const first = await about('a')
    await about('a')
    for (const address of ['a', 'b', 'b', 'b']) expect((await about(address)).allowed).toBe(false)
    if (first.allowed) await first.takeBack()
    expect([(await about('b')).allowed, (await about('a')).allowed]).toEqual([true, false])
  })

  it('that are taken back do not count', async () => {
    const { from } = limits()
    for (let time = 0; time < 10; time += 1) {
      const attempt = await from('a').begin('code', RATE)
      expect(attempt.allowed).toBe(true)
      if (attempt.allowed) await attempt.takeBack()
    }
    expect(await allowed(from('a'), 4)).toEqual([true, true, true, false])
  })

  it('are forgotten, the oldest first, when the counters are full', async () => {
    const { from } = limits()
    await allowed(from('a'), 3)
    for (const other of ['b', 'c', 'd']) await allowed(from(other), 1)
    expect(await allowed(from('a'), 1)).toEqual([true])
  })
})

it('are limited within the process while Redis is away, and a fault of the program is thrown', async () => {
  const redis = (error: Error) => createRedisCounters({ ask: () => Promise.reject(error), close: async () => {} })
  const away = redis(new SessionsAway())
  expect(await allowed(limitAttempts(away, 'a'), 5)).toEqual([true, true, true, false, false])
  expect(await allowed(limitAttempts(away, 'b'), 1)).toEqual([true])
  await limitAttempts(away, 'a').takeBack('code')
  expect(await allowed(limitAttempts(away, 'a'), 2)).toEqual([true, false])
  await expect(limitAttempts(redis(new TypeError('x')), 'a').begin('code', RATE)).rejects.toThrow(TypeError)
})
