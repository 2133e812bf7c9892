import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RELOAD_PAUSE_MS, RELOADED_KEY } from './reload-once'
import { componentOr } from './late-component'

const Whole = () => null
const Instead = () => null

const sendBeacon = vi.fn(() => true)
const reload = vi.fn()
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://shop.example/sv', pathname: '/sv', reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  stored.clear()
})

/** The substitute of a part whose file cannot be loaded. Each has another name: an error is reported once per document. */
async function shownWithout(file: string, { onLine = true } = {}): Promise<unknown> {
  vi.stubGlobal('navigator', { sendBeacon, userAgent: 'test', onLine })
  const failure = new TypeError(`Failed to fetch dynamically imported module: https://shop.example/assets/${file}.js`)
  return (await componentOr(Promise.reject(failure), Instead)).default
}

it('a part is shown as soon as its code and its strings are there', async () => {
  expect((await componentOr(Promise.resolve(Whole), Instead)).default).toBe(Whole)
})

it('a failed chunk load is reported and reloads the page; meanwhile nothing takes the place of the part', async () => {
  expect(await shownWithout('a')).not.toBe(Instead)
  expect([sendBeacon.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
})

it('at most once per minute: then the shopper gets another way to the same thing', async () => {
  stored.set(RELOADED_KEY, String(Date.now() - RELOAD_PAUSE_MS / 2))
  expect(await shownWithout('b')).toBe(Instead)
  expect([sendBeacon.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
})

it('not offline: the page stays, with what was typed into it', async () => {
  expect(await shownWithout('c', { onLine: false })).toBe(Instead)
  expect(reload).not.toHaveBeenCalled()
})

it.each(['getItem', 'setItem'])(
  'not where the time of the reload cannot be kept, as %s is blocked: it could repeat without end',
  async (method) => {
    const blocked = () => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, [method]: blocked })
    expect(await shownWithout(method)).toBe(Instead)
    expect([sendBeacon.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  },
)
