import { createCookie, createMemorySessionStorage } from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import type { Shopper } from '../shopper/shopper'
import { createProcessLocks } from './session-locks.server'
import { openShopperStore, type SessionRecord } from './shopper-store.server'

function shop() {
  const sessions = createMemorySessionStorage<SessionRecord>({ cookie: createCookie('session', { secrets: ['s'] }) })
  const locks = createProcessLocks()
  return (cookie: string | null) => openShopperStore(cookie, sessions, locks)
}

const addCode = (code: string) => (shopper: Shopper) => ({ ...shopper, discountCodes: [...shopper.discountCodes, code] })
const TODAY = new Date('2026-11-21T12:00:00Z')

describe('what the server remembers of a shopper', () => {
  it('is nothing while she only looks: no session begins, no cookie is sent', async () => {
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

  it('stays as it was when a change fails', async () => {
    const open = shop()
    const first = open(null)
    await first.change(addCode('A'))
    const cookie = first.setCookie()
    await expect(open(cookie).change(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    await open(cookie).change(addCode('B'))
    expect((await open(cookie).read()).discountCodes).toEqual(['A', 'B'])
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
