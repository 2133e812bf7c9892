import { createCookie, createSessionStorage } from '@remix-run/node'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionFiles } from '../../app/server/session/session-files.server'
import { createRedisLocks } from '../../app/server/session/session-locks-redis.server'
import { createProcessLocks } from '../../app/server/session/session-locks.server'
import { sessionsInRedis } from '../../app/server/session/session-redis.server'
import { withCookie } from '../../app/server/session/session-storage.server'
import type { SessionRecord } from '../../app/server/session/session-record'
import type { Shopper } from '../../app/server/session/shopper'
import { openShopperStore, type ShopperStore } from '../../app/server/session/shopper-store.server'
import type { Redis } from '../../app/server/storage/redis.server'
import { SessionMoved } from '../../app/server/storage/session-faults.server'
import { connectedRedis } from '../support/redis/connected-redis'
import { hasRedis, startRedis, type TestRedis } from '../support/redis/start-redis'

/** Opens the session of a cookie header; with Redis, every second time in another process. */
type Open = (cookie: string | null, seconds?: number | (() => number)) => ShopperStore

const START = Date.now()
/** The time so many seconds after the start. */
const at = (seconds: number | (() => number)) => () =>
  new Date(START + 1000 * (typeof seconds === 'number' ? seconds : seconds()))
const signed = createCookie('session', { secrets: ['s'], maxAge: 3600 })
const addCode = (code: string) => (shopper: Shopper) => ({ ...shopper, discountCodes: [...shopper.discountCodes, code] })
const keep = (shopper: Shopper) => shopper
const codesOf = async (store: ShopperStore) => (await store.read()).discountCodes

let folder: string
function inFiles(): Open {
  const sessions = withCookie(createSessionStorage<SessionRecord>({ cookie: signed, ...sessionFiles(folder) }), signed)
  const locks = createProcessLocks()
  return (cookie, seconds = 0) => openShopperStore(cookie, sessions, locks, at(seconds))
}

let server: TestRedis
let connections: Redis[]
function inRedis(): Open {
  const processes = connections.map((redis) => ({
    sessions: withCookie(createSessionStorage<SessionRecord>({ cookie: signed, ...sessionsInRedis(redis) }), signed),
    locks: createRedisLocks(redis),
  }))
  return (cookie, seconds = 0) => {
    const [next, ...others] = processes.splice(0)
    if (next === undefined) throw new Error('No process')
    processes.push(...others, next)
    return openShopperStore(cookie, next.sessions, next.locks, at(seconds))
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'))
  if (!hasRedis) return
  server = await startRedis()
  connections = await Promise.all([connectedRedis(server.url), connectedRedis(server.url)])
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  if (!hasRedis) return
  await Promise.all(connections.map((connection) => connection.close()))
  await server.kill()
})

describe.each<[string, () => Open]>([['files', inFiles], ...(hasRedis ? [['Redis', inRedis] as [string, () => Open]] : [])])(
  'a session that a login moves, in %s',
  (_, opening) => {
    let open: Open
    let former: string | null
    beforeEach(async () => {
      open = opening()
      const first = open(null)
      await first.change(addCode('A'))
      former = first.setCookie()
    })
    const move = async () => {
      const store = open(former)
      await store.move(addCode('MOVED'))
      return store.setCookie()
    }

    it('goes on under a new id, and the former id reads nothing of it', async () => {
      const cookie = await move()
      expect(cookie).not.toBe(former)
      expect(await codesOf(open(cookie))).toEqual(['A', 'MOVED'])
      await open(cookie).change(addCode('SECRET'))
      expect(await codesOf(open(former, 4))).toEqual([])
      expect(await codesOf(open(former, 599))).toEqual([])
    })

    it('makes a request that the browser sent before it had the new cookie be made again', async () => {
      const slow = open(former)
      await slow.read()
      await move()
      const late = open(former, 2)
      await expect(slow.change(addCode('B'))).rejects.toThrow(SessionMoved)
      await expect(late.read()).rejects.toThrow(SessionMoved)
      await expect(late.move(keep)).rejects.toThrow(SessionMoved)
      expect([slow.hasMoved(), late.hasMoved(), slow.setCookie(), late.setCookie()]).toEqual([true, true, null, null])
      expect(open(former).hasMoved()).toBe(false)
    })

    it('makes a request that began before the move be made again however long it takes, so that its change is not written elsewhere', async () => {
      let seconds = 0
      const slow = open(former, () => seconds)
      await slow.change(addCode('NOTED'))
      const cookie = await move()
      seconds = 40
      await expect(slow.change(addCode('B'))).rejects.toThrow(SessionMoved)
      expect([slow.hasMoved(), await codesOf(open(cookie))]).toEqual([true, ['A', 'NOTED', 'MOVED']])
    })

    it('is not brought back by a later request with the former id, which begins a session of its own', async () => {
      const cookie = await move()
      const late = open(former, 4)
      await late.change(addCode('B'))
      expect([former, cookie]).not.toContain(late.setCookie())
      expect(await codesOf(open(late.setCookie(), 4))).toEqual(['B'])
      expect(await codesOf(open(former, 4))).toEqual([])
      expect(await codesOf(open(cookie, 4))).toEqual(['A', 'MOVED'])
    })

    it('loses no change that was written before the move, and takes none after it', async () => {
      const changes = Array.from({ length: 20 }, (_, index) =>
        open(former)
          .change(addCode(String(index)))
          .then(
            () => index,
            () => -1,
          ),
      )
      const [cookie, ...done] = await Promise.all([move(), ...changes])
      const written = done.filter((index) => index !== -1).map(String)
      expect((await codesOf(open(cookie))).toSorted()).toEqual(['A', 'MOVED', ...written].toSorted())
    })

    it('is moved once by two logins at the same time: the second is made again with the new cookie', async () => {
      const results = await Promise.allSettled([open(former).move(keep), open(former).move(keep)])
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    })

    it('leaves no id behind that holds nothing, as that could have been planted', async () => {
      await move()
      const unknown = (await signed.serialize('0123456789abcdef0123456789abcdef')).split(';')[0] ?? ''
      for (const planted of [former, unknown]) {
        const login = open(planted, 4)
        await login.move(keep)
        expect(login.setCookie()).toContain('Expires=Thu, 01 Jan 1970')
        await open(planted, 8).change(addCode('B'))
        expect(await codesOf(open(planted, 8))).toEqual([])
      }
    })

    it('is begun under no key of the first add beside a login, as that could have been planted', async () => {
      const key = `first-add=${'0123456789abcdef'.repeat(2)}`
      const add = async (cookie: string) => {
        const store = open(cookie)
        await store.change(addCode('B'))
        return store.setCookie()
      }
      await add(`${key}; auth.myAccount=x`)
      expect(await codesOf(open(await add(key)))).toEqual(['B'])
    })
  },
)
