import { createCookie, createSessionStorage } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRedisCounters } from '../../app/server/storage/counters-redis.server'
import { EMPTY_CART } from '../../app/server/session/cart-state'
import version1 from '../../app/server/session/fixture/stored-session-1.json'
import type { Redis } from '../../app/server/storage/redis.server'
import { SessionsAway, StaleSession } from '../../app/server/storage/session-faults.server'
import { createRedisLocks, LOCK_MS } from '../../app/server/session/session-locks-redis.server'
import { sessionsInRedis } from '../../app/server/session/session-redis.server'
import { withCookie } from '../../app/server/session/session-storage.server'
import type { SessionRecord } from '../../app/server/session/session-record'
import { openShopperStore } from '../../app/server/session/shopper-store.server'
import { SHOPPER_VERSION } from '../../app/server/session/stored-shopper'
import { answers, connectedRedis, PATIENT_MS } from '../support/redis/connected-redis'
import { hasRedis, startRedis, type TestRedis } from '../support/redis/start-redis'

const inAnHour = () => new Date(Date.now() + 3_600_000)
const data = (shopper: unknown) => ({ shopper, seenOn: '2026-11-21' })
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.runIf(hasRedis)('on a Redis', () => {
  let server: TestRedis
  /** As separate processes have them. */
  let connections: [Redis, Redis, Redis]
  const first = () => connections[0]
  beforeAll(async () => {
    server = await startRedis()
    const connect = () => connectedRedis(server.url)
    connections = await Promise.all([connect(), connect(), connect()])
  })
  beforeEach(() => first().ask((client) => client.flushAll()))
  afterAll(async () => {
    await Promise.all(connections.map((connection) => connection.close()))
    await server.kill()
  })

  describe('a count', () => {
    it('is one for all processes', async () => {
      const [here, there] = connections.map(createRedisCounters)
      await Promise.all(
        Array.from({ length: 10 }, () => Promise.all([here?.add('code:a', 60_000), there?.add('code:a', 60_000)])),
      )
      const counted = await here?.add('code:a', 60_000)
      expect(counted?.count).toBe(21)
      expect(counted?.left).toBeLessThanOrEqual(60_000)
      await there?.takeBack('code:a')
      expect((await there?.add('code:a', 60_000))?.count).toBe(21)
      expect((await here?.add('code:b', 60_000))?.count).toBe(1)
    })

    it('expires, and never falls below 0', async () => {
      const [here, there] = connections.map(createRedisCounters)
      await here?.add('code:a', 200)
      await sleep(250)
      await here?.takeBack('code:a')
      expect(await first().ask((client) => client.keys('*'))).toEqual([])
      expect((await there?.add('code:a', 200))?.count).toBe(1)
    })
  })

  describe('a session', () => {
    it('is there again in every process, changed and gone', async () => {
      const [here, there] = connections.map(sessionsInRedis)
      const id = (await here?.createData(data('A'), inAnHour())) ?? ''
      const read = await there?.readData(id)
      expect(read).toMatchObject(data('A'))
      await there?.updateData(id, { ...read, shopper: 'B' }, inAnHour())
      expect(await here?.readData(id)).toMatchObject(data('B'))
      await here?.deleteData(id)
      expect(await there?.readData(id)).toBeNull()
    })

    it('is parsed again only when another process has changed it', async () => {
      const [here, there] = connections.map(sessionsInRedis)
      const id = (await here?.createData(data('A'), inAnHour())) ?? ''
      const read = await here?.readData(id)
      expect(await here?.readData(id)).toBe(read)
      await there?.updateData(id, { ...read, shopper: 'B' }, inAnHour())
      expect(await here?.readData(id)).toMatchObject(data('B'))
    })

    it('is forgotten by Redis itself when its time is over', async () => {
      const sessions = sessionsInRedis(first())
      const id = await sessions.createData(data('A'), new Date(Date.now() + 2000))
      expect(await sessions.readData(id)).not.toBeNull()
      await expect.poll(() => sessions.readData(id), { timeout: 10_000 }).toBeNull()
      expect(await first().ask((client) => client.keys('*'))).toEqual([])
    })

    it('is not overwritten by who read it before another changed it', async () => {
      const sessions = sessionsInRedis(first())
      const id = await sessions.createData(data('A'), inAnHour())
      const [slow, fast] = await Promise.all([sessions.readData(id), sessions.readData(id)])
      await sessions.updateData(id, { ...fast, shopper: 'fast' }, inAnHour())
      await expect(sessions.updateData(id, { ...slow, shopper: 'slow' }, inAnHour())).rejects.toThrow(StaleSession)
      expect(await sessions.readData(id)).toMatchObject(data('fast'))
    })

    it('is read as version 1 wrote it, and keeps what it does not know', async () => {
      const { data: stored } = version1
      const { cart, removedCodes } = stored.shopper
      const items = cart.items.map((item) => ({ ...item, reductions: null, deposit: 0 }))
      /** With what later versions have added. */
      const shopper = {
        ...stored.shopper,
        placing: null,
        withdrawals: [],
        fittedCodes: [],
        uncheckedCodes: [],
        accountCart: null,
        plainAdd: null,
        keptForm: null,
        removedCodes: removedCodes.map((removed) => ({ ...removed, language: null, waits: false })),
        cart: { ...EMPTY_CART, ...cart, items },
      }
      await first().ask((client) =>
        client.hSet('kraftcell:session:abc', { version: '1', data: JSON.stringify({ ...stored, tier: 7 }) }),
      )
      const cookie = createCookie('session', { secrets: ['s'], maxAge: 3600 })
      const sessions = withCookie(createSessionStorage({ cookie, ...sessionsInRedis(first()) }), cookie)
      const store = openShopperStore(await sessions.cookieOf('abc'), sessions, createRedisLocks(first()))
      expect(await store.read()).toEqual(shopper)
      await store.change((now) => now)
      const { version: _, ...saved } = (await sessionsInRedis(first()).readData('abc')) ?? {}
      expect(saved).toEqual({ ...stored, tier: 7, shopper: { ...shopper, version: SHOPPER_VERSION } })
    })

    it('that is unreadable is none', async () => {
      await first().ask((client) => client.hSet('kraftcell:session:abc', { version: '1', data: '{"shop' }))
      expect(await sessionsInRedis(first()).readData('abc')).toBeNull()
    })
  })

  describe('changes to one session', () => {
    it('happen one after the other, whichever process makes them, and each process has its turn', async () => {
      const seen: string[] = []
      const locks = connections.map((connection) => createRedisLocks(connection))
      let running = 0
      const change = (name: string) => async () => {
        running += 1
        expect(running).toBe(1)
        seen.push(name)
        await sleep(2)
        running -= 1
      }
      const names = ['a', 'b', 'c']
      await Promise.all(locks.flatMap((lock, at) => Array.from({ length: 20 }, () => lock.run('s', change(names[at] ?? '')))))
      expect(seen).toHaveLength(60)
      // Processes take turns: none waits until another has finished all its work.
      for (const name of names) expect(seen.slice(0, 30)).toContain(name)
    })

    it('wait no longer than the expiry of the lock for a process that died in the middle', async () => {
      const times = { ...LOCK_MS, expiry: 300, maxWait: PATIENT_MS }
      const dying = await connectedRedis(server.url)
      await new Promise<void>((isHeld) => {
        void createRedisLocks(dying, times).run('s', () => {
          isHeld()
          return new Promise(() => undefined)
        })
      })
      await dying.close()
      expect(await first().ask((client) => client.pTTL('kraftcell:lock:{s}'))).toBeLessThanOrEqual(times.expiry)
      await createRedisLocks(first(), times).run('s', async () => undefined)
    })

    it('keep their lock for as long as they run', async () => {
      const times = { ...LOCK_MS, expiry: 900 }
      const seen: string[] = []
      let hold = () => {}
      const isHeld = new Promise<void>((resolve) => (hold = resolve))
      const slow = createRedisLocks(first(), times).run('s', async () => {
        hold()
        await sleep(2000)
        seen.push('slow')
      })
      await isHeld
      await createRedisLocks(connections[1], times).run('s', async () => seen.push('next'))
      await slow
      expect(seen).toEqual(['slow', 'next'])
    })

    it('do not wait for ever', async () => {
      const [holder, other] = connections
      let open = () => {}
      let held = Promise.resolve()
      await new Promise<void>((isHeld) => {
        held = createRedisLocks(holder).run('s', () => {
          isHeld()
          return new Promise<void>((resolve) => (open = resolve))
        })
      })
      const waiting = createRedisLocks(other, { ...LOCK_MS, maxWait: 100 })
      await expect(waiting.run('s', async () => undefined)).rejects.toThrow(SessionsAway)
      open()
      await held
    })

    it('of other sessions do not wait', async () => {
      let open = () => {}
      const held = createRedisLocks(first()).run('s', () => new Promise<void>((resolve) => (open = resolve)))
      await createRedisLocks(connections[1]).run('t', async () => undefined)
      open()
      await held
    })

    it('are all kept even when the lock keeps nobody out', async () => {
      const cookie = createCookie('session', { secrets: ['s'], maxAge: 3600 })
      const open = (process: Redis, header: string | null) => {
        const storage = createSessionStorage<SessionRecord>({ cookie, ...sessionsInRedis(process) })
        const noLocks = { run: <T>(_: string, change: () => Promise<T>) => change() }
        return openShopperStore(header, withCookie(storage, cookie), noLocks)
      }
      const begin = open(first(), null)
      await begin.change((shopper) => ({ ...shopper, discountCodes: ['0'] }))
      const codes = ['a', 'b', 'c']
      await Promise.all(
        connections.map((connection, at) =>
          open(connection, begin.setCookie()).change((shopper) => ({
            ...shopper,
            discountCodes: [...shopper.discountCodes, codes[at] ?? ''],
          })),
        ),
      )
      expect((await open(first(), begin.setCookie()).read()).discountCodes.sort()).toEqual(['0', ...codes])
    })
  })

  describe('when Redis goes away', () => {
    it('sessions are away at once, and back with it; the log tells each once', async () => {
      const own = await startRedis()
      const told: string[] = []
      const redis = await connectedRedis(own.url, PATIENT_MS, told)
      const sessions = sessionsInRedis(redis)
      const id = await sessions.createData(data('A'), inAnHour())
      await own.kill()
      const asked = performance.now()
      await expect(sessions.readData(id)).rejects.toThrow(SessionsAway)
      await expect(sessions.updateData(id, data('B'), inAnHour())).rejects.toThrow(SessionsAway)
      expect(performance.now() - asked).toBeLessThan(PATIENT_MS)
      await sleep(400)
      await own.start()
      await answers(redis)
      expect(told).toEqual(['session-store-lost', 'session-store-is-back'])
      await redis.close()
      await own.kill()
    })

    it('an answer that came while the process was busy counts, though it is read after the timeout', async () => {
      const own = await startRedis()
      const redis = await connectedRedis(own.url, 500)
      own.freeze()
      const answer = redis.ask((client) => client.ping())
      await sleep(50)
      own.thaw()
      // Blocks the process, without keeping a core busy.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)
      expect(await answer).toBe('PONG')
      await redis.close()
      await own.kill()
    })

    it('one that keeps silent is not waited for, and is asked again when it speaks again', async () => {
      const own = await startRedis()
      const redis = await connectedRedis(own.url, 200)
      own.freeze()
      await expect(redis.ask((client) => client.ping())).rejects.toThrow('Redis gave no answer in 200 ms')
      own.thaw()
      await answers(redis)
      await redis.close()
      await own.kill()
    })
  })
})
