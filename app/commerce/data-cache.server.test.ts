import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BackendError } from './backend-error'
import { createDataCache, type DataCache } from './data-cache.server'

let clock = 0
let cache: DataCache
beforeEach(() => {
  clock = 0
  cache = createDataCache({ now: () => clock })
})

const outage = (retryAfter: number | null = null) =>
  new BackendError('unavailable', 'widget', 'no answer', 503, '', { retryAfter })
const failing = (error: unknown, after = 0) =>
  vi.fn(async (): Promise<string> => {
    clock += after
    throw error
  })
const throwing = (error: unknown): never => {
  throw error
}
const answering = (value: string) => vi.fn(async () => value)

describe('the data cache', () => {
  it('keeps the discount rules of one cart for 300,000 ms', async () => {
    await cache.read('cart', 'discounts', answering('first'))
    clock = 299_999
    expect(await cache.read('cart', 'discounts', answering('second'))).toBe('first')
    clock = 300_000
    expect(await cache.read('cart', 'discounts', answering('third'))).toBe('third')
    expect(await cache.read('cart', 'discounts', answering('fourth'))).toBe('third')
  })

  it('serves older discount rules during an outage only, and asks again after a moment', async () => {
    await cache.read('cart', 'discounts', answering('first'))
    clock = 300_000
    const away = failing(outage())
    expect(await cache.read('cart', 'discounts', away)).toBe('first')
    expect(await cache.read('cart', 'discounts', away)).toBe('first')
    expect(away).toHaveBeenCalledOnce()
    clock += 5000
    expect(await cache.read('cart', 'discounts', answering('back'))).toBe('back')
    clock += 900_000
    await expect(cache.read('cart', 'discounts', failing(outage()))).rejects.toThrow('no answer')
  })

  it('can be bypassed, and keeps the new answer', async () => {
    await cache.read('cart', 'discounts', answering('first'))
    expect(await cache.read('cart', 'discounts', answering('second'), { bypassCache: true })).toBe('second')
    expect(await cache.read('cart', 'discounts', answering('third'))).toBe('second')
  })

  it('keeps the answer of the later call, also when that of an earlier one, or its 404, comes after it', async () => {
    const ends: (() => void)[] = []
    const slow = (end: () => string) =>
      new Promise<string>((resolve, reject) => ends.push(() => void Promise.resolve().then(end).then(resolve, reject)))
    const missing = new BackendError('not-found', 'coupons', 'no such cart', 404)
    const answers = [() => 'earlier', () => throwing(missing)]
    const gone = cache.read('gone', 'discounts', () => slow(() => 'earlier'), { bypassCache: true })
    const reads = answers.map((end) => cache.read('cart', 'discounts', () => slow(end), { bypassCache: true }))
    await cache.read('cart', 'discounts', answering('later'), { bypassCache: true })
    await cache.read('gone', 'discounts', failing(missing), { bypassCache: true }).catch(() => undefined)
    for (const end of ends) end()
    await Promise.allSettled([gone, ...reads])
    expect(await cache.read('cart', 'discounts', answering('new'))).toBe('later')
    expect(await cache.read('gone', 'discounts', answering('new'))).toBe('new')
  })

  it('shares one call among concurrent reads, and its failure', async () => {
    const fetch = failing(outage())
    const reads = await Promise.allSettled(Array.from({ length: 10 }, () => cache.read('key', 'fresh', fetch)))
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set(['rejected']))
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['a slow failure', outage(), 2500, 3000],
    ['a failure with Retry-After', outage(20), 0, 20_000],
    ['a failure with a very long Retry-After', outage(3600), 0, 30_000],
  ])('does not ask again after %s for a moment', async (_, error, taken, pause) => {
    const fetch = failing(error, taken)
    await expect(cache.read('key', 'fresh', fetch)).rejects.toBe(error)
    clock += pause - 1
    await expect(cache.read('key', 'fresh', fetch)).rejects.toBe(error)
    expect(fetch).toHaveBeenCalledOnce()
    clock += 1
    expect(await cache.read('key', 'fresh', answering('back'))).toBe('back')
  })

  it('asks again at once after a fast failure and after a missing resource', async () => {
    const missing = new BackendError('not-found', 'product', 'status 404', 404)
    for (const error of [outage(), missing]) await expect(cache.read('key', 'fresh', failing(error))).rejects.toBe(error)
    expect(await cache.read('key', 'fresh', answering('here'))).toBe('here')
  })

  it('keeps that a part is missing as long as an answer, or until something changes, where the read says so', async () => {
    const missing = new BackendError('not-found', 'widget', 'status 404', 404)
    const fetch = failing(missing)
    const read = () => cache.read('key', 'fresh', fetch, { keepsMissing: true })
    for (let times = 0; times < 2; times += 1) await expect(read()).rejects.toBe(missing)
    expect(fetch).toHaveBeenCalledOnce()
    clock = 30_000
    await expect(read()).rejects.toBe(missing)
    expect(fetch).toHaveBeenCalledTimes(2)
    cache.drop(new Set(['anything']))
    expect(await cache.read('key', 'fresh', answering('here'), { keepsMissing: true })).toBe('here')
  })

  it('serves a stale answer at once, and refreshes it beside', async () => {
    await cache.read('key', 'fresh', answering('old'))
    clock = 31_000
    expect(await cache.read('key', 'fresh', answering('new'))).toBe('old')
    expect(await cache.read('key', 'fresh', answering('newest'))).toBe('new')
  })

  it.each([
    ['fresh', 60_000],
    ['slow', 600_000],
  ] as const)('serves none that is older than the policy %s allows while the backend answers', async (policy, oldest) => {
    await cache.read('key', policy, answering('old'))
    clock = oldest
    expect(await cache.read('key', policy, answering('new'))).toBe('new')
  })

  it('serves a stale answer during an outage, for 10 minutes with prices', async () => {
    await cache.read('key', 'fresh', answering('old'))
    clock = 629_000
    expect(await cache.read('key', 'fresh', failing(outage()))).toBe('old')
    clock = 640_000
    await expect(cache.read('key', 'fresh', failing(outage()))).rejects.toThrow('no answer')
  })

  it('drops a stale answer when its resource is gone', async () => {
    const gone = new BackendError('not-found', 'product', 'status 404', 404)
    await cache.read('key', 'fresh', answering('old'))
    clock = 31_000
    await cache.read('key', 'fresh', failing(gone))
    await expect(cache.read('key', 'fresh', failing(gone))).rejects.toBe(gone)
  })

  it('is bounded in bytes', async () => {
    const small = createDataCache({ maxBytes: 100_000 })
    const search = (query: number) => vi.fn(async () => `${query} `.repeat(5000))
    for (let query = 0; query < 50; query += 1) await small.read(`search ${query}`, 'fresh', search(query))
    const [oldest, newest] = [search(0), search(49)]
    await small.read('search 0', 'fresh', oldest)
    await small.read('search 49', 'fresh', newest)
    expect([oldest.mock.calls.length, newest.mock.calls.length]).toEqual([1, 0])
  })

  it('takes 48 MB of the heap at most when 723 different searches, each with a large answer, fill it', async () => {
    const product = (id: number) => ({
      id,
      name: `Batteri ${id}`,
      prices: { n: [{ q: 1, p: id }], c: [] },
      facts: ['3 V', '220 mAh'],
    })
    const answer = JSON.stringify({ products: Array.from({ length: 300 }, (_, at) => product(at)), categories: [], total: 300 })
    const before = usedHeap()
    for (let query = 0; query < 723; query += 1) {
      await cache.read(`search ${query}`, 'fresh', async (): Promise<unknown> => JSON.parse(answer))
    }
    expect(cache.bytes()).toBeLessThanOrEqual(32 * 1024 * 1024)
    expect(usedHeap() - before).toBeLessThan(48 * 1024 * 1024)
    // The tests of one worker share its memory.
    cache.drop()
  })
})

/** Bytes of the heap after a collection. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}
