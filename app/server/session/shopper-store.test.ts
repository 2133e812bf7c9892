import { createCookie, createMemorySessionStorage } from '@remix-run/node'
import { describe, expect, it, vi } from 'vitest'
import type { Shopper } from './shopper'
import { SessionsAway, StaleSession } from '../storage/session-faults.server'
import { createProcessLocks } from './session-locks.server'
import { withCookie } from './session-storage.server'
import type { SessionRecord } from './session-record'
import { openShopperStore } from './shopper-store.server'

const TODAY = new Date('2026-11-21T12:00:00Z')

function shop(locks = createProcessLocks(), name = 'session') {
  const cookie = createCookie(name, { secrets: ['s'] })
  const sessions = withCookie(createMemorySessionStorage<SessionRecord>({ cookie }), cookie)
  return (cookie: string | null, now = TODAY) => openShopperStore(cookie, sessions, locks, () => now)
}

const NEW = `first-add=${'0123456789abcdef'.repeat(2)}`
const addCode = (code: string) => (shopper: Shopper) => ({ ...shopper, discountCodes: [...shopper.discountCodes, code] })

describe('what the server remembers of a shopper', () => {
  it('does not exist for a visitor who only looks: no session begins, no cookie is sent', async () => {
    const store = shop()(null)
    expect((await store.read()).discountCodes).toEqual([])
    expect(store.setCookie()).toBeNull()
    expect(await store.slide(TODAY)).toBeNull()
  })

  it('is there again in the next request', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    expect((await open(first.setCookie()).read()).discountCodes).toEqual(['A'])
  })

  it('is seen changed within the same request', async () => {
    const store = shop()(null)
    await store.read()
    await store.change(addCode('A'))
    expect((await store.read()).discountCodes).toEqual(['A'])
  })

  it('loses nothing when fifty requests change it at once', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('0'))
    const cookie = first.setCookie()
    await Promise.all(Array.from({ length: 50 }, (_, index) => open(cookie).change(addCode(String(index + 1)))))
    expect((await open(cookie).read()).discountCodes).toHaveLength(51)
  })

  it('stays as it was, and is not written, when a change gives null', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    const second = open(first.setCookie())
    expect((await second.change(() => null)).discountCodes).toEqual(['A'])
    expect(second.setCookie()).toBeNull()
    const visitor = open(null)
    await visitor.change(() => null)
    expect(visitor.setCookie()).toBeNull()
  })

  it('is seen as another request has left it when it is read again', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    const second = open(first.setCookie())
    await second.read()
    await first.change(addCode('B'))
    expect((await second.read()).discountCodes).toEqual(['A'])
    expect((await second.reread()).discountCodes).toEqual(['A', 'B'])
    expect((await second.read()).discountCodes).toEqual(['A', 'B'])
  })

  it('stays as it was when a change fails', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    const cookie = first.setCookie()
    const fail = () => {
      throw new Error('refused')
    }
    await expect(open(cookie).change(fail)).rejects.toThrow('refused')
    await open(cookie).change(addCode('B'))
    expect((await open(cookie).read()).discountCodes).toEqual(['A', 'B'])
  })

  it('ends with the request that began it, when that leaves nothing to keep, and can begin again', async () => {
    const open = shop()
    const store = open(null)
    await store.change(addCode('A'))
    const cookie = store.setCookie()
    await store.change((shopper) => ({ ...shopper, discountCodes: [] }))
    expect([store.setCookie(), await store.mark()]).toEqual([null, null])
    expect(await open(cookie).mark()).toBeNull()
    await store.change(addCode('B'))
    expect((await open(store.setCookie()).read()).discountCodes).toEqual(['B'])
  })

  it.each([
    ['an earlier request has begun', true],
    ['tabs begin together', false],
  ])('goes on with nothing to keep when %s it', async (_, isEarlier) => {
    const open = shop()
    const first = open(isEarlier ? null : NEW)
    await first.change(addCode('A'))
    const store = isEarlier ? open(first.setCookie()) : first
    await store.change((shopper) => ({ ...shopper, discountCodes: [] }))
    expect([store.setCookie(), await open(first.setCookie()).mark()]).toEqual([expect.any(String), await store.mark()])
    expect(await store.mark()).toEqual(expect.any(String))
  })

  it('lives on for each day of use, and is renewed once a day', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    const cookie = first.setCookie()
    expect(await open(cookie).slide(TODAY)).toMatch(/^session=/)
    expect(await open(cookie).slide(TODAY)).toBeNull()
    expect(await open(cookie).slide(new Date('2026-11-22T00:00:01Z'))).toMatch(/^session=/)
  })

  it('is a new shopper when the cookie was tampered with', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    expect((await open('session=ImZvcmdlZCI%3D.abc').read()).discountCodes).toEqual([])
  })
})

describe('a session that several tabs begin at once', () => {
  const add = async (open: ReturnType<typeof shop>, code: string, cookie: string | null, now = TODAY) => {
    const store = open(cookie, now)
    await store.change(addCode(code))
    return store.setCookie()
  }

  it('is one, whichever cookie the browser keeps', async () => {
    const open = shop()
    const codes = Array.from({ length: 20 }, (_, index) => String(index))
    const cookies = await Promise.all(codes.map((code) => add(open, code, NEW)))
    for (const cookie of cookies) expect((await open(cookie).read()).discountCodes.sort()).toEqual(codes.sort())
  })

  it('is begun together for a minute only: the key opens no session later', async () => {
    const open = shop()
    await add(open, 'A', NEW)
    const later = await add(open, 'B', NEW, new Date(TODAY.getTime() + 61_000))
    expect((await open(later).read()).discountCodes).toEqual(['B'])
  })

  it('is not looked for by a browser that has one', async () => {
    const open = shop()
    const own = await add(open, 'own', null)
    await add(open, 'other', NEW)
    await add(open, 'more', `${own ?? ''}; ${NEW}`)
    expect((await open(own).read()).discountCodes).toEqual(['own', 'more'])
  })

  it.each(['', 'short', '../../etc/passwd', 'z'.repeat(32)])('has no key like %j', async (key) => {
    const open = shop()
    await add(open, 'A', `first-add=${key}`)
    const other = await add(open, 'B', `first-add=${key}`)
    expect((await open(other).read()).discountCodes).toEqual(['B'])
  })

  it('on https is begun by no cookie that a subdomain can plant, neither a session nor a key', async () => {
    const open = shop(createProcessLocks(), '__Host-session')
    const planted = (await add(open, 'planted', null))?.replace('__Host-', '') ?? ''
    expect(planted).toMatch(/^session=/)
    await add(open, 'planted', NEW)
    const own = await add(open, 'own', `${planted}; ${NEW}`)
    expect((await open(own).read()).discountCodes).toEqual(['own'])
    await add(open, 'A', `__Host-${NEW}`)
    const other = await add(open, 'B', `__Host-${NEW}`)
    expect((await open(other).read()).discountCodes).toEqual(['A', 'B'])
  })

  it('shows nothing to who only looks', async () => {
    const open = shop()
    await add(open, 'A', NEW)
    expect((await open(NEW).read()).discountCodes).toEqual([])
  })
})

describe('another process that was faster', () => {
  const faster = (times: number) => {
    const cookie = createCookie('session', { secrets: ['s'] })
    const memory = withCookie(createMemorySessionStorage<SessionRecord>({ cookie }), cookie)
    let left = times
    const commitSession: typeof memory.commitSession = async (session, options) => {
      left -= 1
      if (left >= 0) throw new StaleSession('changed meanwhile')
      return memory.commitSession(session, options)
    }
    return openShopperStore(null, { ...memory, commitSession }, createProcessLocks())
  }

  it('makes the change run again, on the newest state', async () => {
    expect((await faster(2).change(addCode('A'))).discountCodes).toEqual(['A'])
  })

  it('does not make it try for ever', async () => {
    await expect(faster(3).change(addCode('A'))).rejects.toThrow(SessionsAway)
  })
})

it('a page does not wait for the change of another tab only to look whether the session is to be renewed', async () => {
  const locks = createProcessLocks()
  const used: string[] = []
  const open = shop({
    run(id, change) {
      used.push(id)
      return locks.run(id, change)
    },
  })
  const first = open(null)
  await first.change(addCode('A'))
  const cookie = first.setCookie()
  await open(cookie).slide(TODAY)
  let finish: (() => void) | undefined
  const held = locks.run(used.at(-1) ?? '', () => new Promise<void>((resolve) => (finish = resolve)))
  await vi.waitUntil(() => finish !== undefined)
  expect(await open(cookie).slide(TODAY)).toBeNull()
  finish?.()
  await held
})
