import { beforeEach, expect, it, vi } from 'vitest'
import { type Claims, openClaims } from './claim.client'
import { openTracking } from './tracking.client'

const TRACKING = { userID: 'visitor-1', searchProvider: 'shop', recommendationProvider: 'shop' }
const refused = () => {
  throw new DOMException('refused', 'SecurityError')
}
/** The ways in which browsers refuse storage: access throws, there is no storage, or it is full. */
const BLOCKED = {
  forbidden: () => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refused }),
  none: () => vi.stubGlobal('localStorage', null),
  full: () => vi.stubGlobal('localStorage', { getItem: () => null, setItem: refused, removeItem: () => undefined }),
}

beforeEach(() => {
  // This removes the getter of the case before, too.
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: undefined })
  vi.stubGlobal('navigator', {})
})

it.each(Object.keys(BLOCKED) as (keyof typeof BLOCKED)[])(
  'storage that is %s keeps no purchase from being sent, once',
  async (kind) => {
    BLOCKED[kind]()
    const { claim, allow } = openClaims()
    expect(() => allow(true)).not.toThrow()
    expect(await claim('purchase:SE1')).toBe(true)
    expect(await claim('purchase:SE1')).toBe(false)
    expect(() => allow(false)).not.toThrow()
  },
)

it('a browser that refuses locks with the storage sends a purchase too', async () => {
  BLOCKED.forbidden()
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('refused', 'SecurityError')) } })
  expect(await openClaims().claim('purchase:SE1')).toBe(true)
})

it('with storage a purchase is claimed for all documents of the browser, until the consent is withdrawn', async () => {
  const stored = storage()
  expect(await claims(true).claim('purchase:SE1')).toBe(true)
  expect(await claims(true).claim('purchase:SE1')).toBe(false)
  openClaims().allow(false)
  expect(Object.keys(stored)).toEqual([])
})

it('without consent to statistics, as with ads alone, a claim is not stored and holds for the document', async () => {
  const stored = storage()
  const { claim } = claims(false)
  expect([await claim('purchase:SE1'), await claim('purchase:SE1')]).toEqual([true, false])
  expect(Object.keys(stored)).toEqual([])
})

function claims(mayStore: boolean): Claims {
  const opened = openClaims()
  opened.allow(mayStore)
  return opened
}

it.each(Object.keys(BLOCKED) as (keyof typeof BLOCKED)[])(
  'retail tracking works with storage that is %s, for this page',
  async (kind) => {
    BLOCKED[kind]()
    vi.stubGlobal('fetch', async () => Response.json(TRACKING))
    const tracking = openTracking('sv')
    expect(tracking.forget).not.toThrow()
    tracking.read()
    await expect.poll(tracking.known).toEqual(TRACKING)
    expect(tracking.forget).not.toThrow()
    expect(tracking.known()).toBeNull()
  },
)

it('tracking that is forgotten is deleted for every storefront, and nothing else', () => {
  const stored = storage({ 'tracking.sv': JSON.stringify(TRACKING), 'tracking.de': '{}', cart: '{}' })
  const tracking = openTracking('sv')
  tracking.read()
  expect(tracking.known()).toEqual(TRACKING)
  tracking.forget()
  expect(Object.keys(stored)).toEqual(['cart'])
})

/** A local storage whose keys are its own properties, as in a browser. */
function storage(values: Record<string, string> = {}): Record<string, string> {
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(values, {
      getItem: { value: (key: string) => values[key] ?? null },
      setItem: { value: (key: string, text: string) => Reflect.set(values, key, text) },
      removeItem: { value: (key: string) => Reflect.deleteProperty(values, key) },
    }),
  )
  return values
}
