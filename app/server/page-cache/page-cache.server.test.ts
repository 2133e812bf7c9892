import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageCache, type FoundPage, type PageCache, type Rendered } from './page-cache.server'
import { sharedPage } from './shared-page.server'

let clock = 0
let cache: PageCache
beforeEach(() => {
  clock = 0
  cache = createPageCache({ now: () => clock })
})

const pageOf = (html: string, ...tags: string[]) =>
  sharedPage(Buffer.from(html), { name: 'home', headers: new Headers(), tags: new Set(tags) })
const rendering = (html: string, ...tags: string[]) => vi.fn(() => pageOf(html, ...tags))
const unused = rendering('unused')
const htmlOf = (found: Rendered | FoundPage | undefined) =>
  found && found !== 'outage' && Buffer.from(('page' in found ? found.page : found).packed(null).body).toString()

describe('the page cache', () => {
  it('renders a page once for 500 requests that come before it is there', async () => {
    const render = rendering('page')
    const pages = await Promise.all(Array.from({ length: 500 }, () => cache.render('a', render)))
    expect([render.mock.calls.length, new Set(pages).size]).toEqual([1, 1])
    expect(htmlOf(cache.find('a', unused))).toBe('page')
  })

  it('serves a page for 30 seconds; later it serves the stale one at once, and renders it again beside it', async () => {
    await cache.render('a', rendering('first'))
    const render = rendering('second')
    clock = 29_999
    expect(htmlOf(cache.find('a', render))).toBe('first')
    expect(render).not.toHaveBeenCalled()
    clock = 30_000
    expect([htmlOf(cache.find('a', render)), htmlOf(cache.find('a', render))]).toEqual(['first', 'first'])
    expect(render).toHaveBeenCalledOnce()
    expect(cache.find('a', render)?.source).toBe('stale')
    await cache.render('a', render)
    expect(cache.find('a', unused)?.source).toBe('hit')
    expect(htmlOf(cache.find('a', unused))).toBe('second')
  })

  it('keeps a stale page while it cannot be rendered, for another 30 seconds at most', async () => {
    await cache.render('a', rendering('first'))
    clock = 59_999
    expect(htmlOf(cache.find('a', () => Promise.reject(new Error('failed'))))).toBe('first')
    await Promise.resolve()
    expect(htmlOf(cache.find('a', rendering('second')))).toBe('first')
    clock = 60_000
    expect(cache.find('a', unused)).toBeUndefined()
  })

  it('keeps the stale page during an outage of the backend, and never caches the page of the outage', async () => {
    await cache.render('a', rendering('first'))
    for (const key of ['a', 'b']) expect(await cache.render(key, () => Promise.resolve('outage'))).toBe('outage')
    expect([htmlOf(cache.find('a', unused)), cache.find('b', unused)]).toEqual(['first', undefined])
  })

  it('keeps nothing of an answer that is not shared, and drops the page that was there', async () => {
    await cache.render('a', rendering('first'))
    expect(await cache.render('a', () => Promise.resolve(null))).toBeNull()
    expect(cache.find('a', unused)).toBeUndefined()
  })

  it('drops the pages that show what has changed', async () => {
    await cache.render('a', rendering('a', 'product:1', 'content'))
    await cache.render('b', rendering('b', 'product:2', 'content'))
    cache.drop(new Set(['product:1', 'product:9']))
    expect([cache.find('a', unused), htmlOf(cache.find('b', unused))]).toEqual([undefined, 'b'])
    cache.drop()
    expect(cache.find('b', unused)).toBeUndefined()
  })

  it('does not keep a page that was being rendered when something changed', async () => {
    const rendered = cache.render('a', rendering('old', 'product:1'))
    cache.drop(new Set(['product:1']))
    await rendered
    expect(cache.find('a', unused)).toBeUndefined()
  })

  it('renders again for a visitor who comes after a change, while a rendering from before it is running', async () => {
    const before = cache.render('a', rendering('old', 'product:1'))
    cache.drop(new Set(['product:1']))
    const after = cache.render('a', rendering('new', 'product:1'))
    expect([htmlOf(await before), htmlOf(await after), htmlOf(cache.find('a', unused))]).toEqual(['old', 'new', 'new'])
  })

  it('is bounded in bytes', async () => {
    const { bytes } = await pageOf('page a')
    const small = createPageCache({ maxBytes: 4 * bytes, now: () => clock })
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await small.render(key, rendering(`page ${key}`))
    expect([small.find('a', unused), htmlOf(small.find('g', unused))]).toEqual([undefined, 'page g'])
    expect([small.bytes() > 0, small.bytes() <= 4 * bytes]).toEqual([true, true])
  })
})
