import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { href } from '../../app/routing/href'
import { openShop, ORIGIN, type TestShop } from '../support/shop/open-shop'
import { pageExample } from '../support/shop/page-examples'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => shop.visitor().get(path, headers)
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)

describe('robots.txt', () => {
  it('names the sitemap, and keeps crawlers from answers for scripts and from links that change a cart', async () => {
    const { status, headers, body } = await get('/robots.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /*/cart/data',
        'Disallow: /*/search-suggestions',
        'Disallow: /*?atc=',
        'Disallow: /*&token=',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    )
  })

  it('lets crawlers read the pages that they may not list, so that they see noindex', async () => {
    const { body } = await get('/robots.txt')
    expect(body).not.toMatch(/Disallow: \/\*\/(cart|checkout|my-account|login)$/m)
  })
})

describe('the index of the sitemap', () => {
  it('names every file in every language, with its date, and each of them answers', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml')
    const files = locations(body)
    for (const language of LANGUAGES) {
      for (const file of ['main', 'product-1', 'category-1', 'brand-1', 'tag-1', 'device-1', 'page-1']) {
        expect(files).toContain(`${ORIGIN}/${language}/sitemap-${file}.xml`)
      }
    }
    expect(body.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(files.length)
    for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200])
  })

  it('says when the latest of what it lists has changed', async () => {
    const { body, headers } = await get('/sitemap.xml')
    const dates = [...body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date = '']) => date).toSorted()
    expect(headers.get('last-modified')).toBe(new Date(dates.at(-1) ?? '').toUTCString())
  })

  it('is answered with 304 to a crawler that has it', async () => {
    const etag = (await get('/sitemap.xml')).headers.get('etag') ?? ''
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).status).toBe(304)
  })

  it('is sent again by another release, which may have other addresses', async () => {
    const next = await openShop(shop.backend, ORIGIN, {}, (build) => ({ ...build, assets: { ...build.assets, version: 'next' } }))
    for (const path of ['/sitemap.xml', '/sv/sitemap-main.xml', '/sv/sitemap-product-1.xml']) {
      const etag = (await get(path)).headers.get('etag') ?? ''
      expect([path, (await next.visitor().get(path, { 'if-none-match': etag })).status]).toEqual([path, 200])
    }
  })
})

describe.each(LANGUAGES)('the files in %s', (language) => {
  const examples = [
    ['product-1', 'product'],
    ['category-1', 'listing'],
    ['brand-1', 'brand'],
    ['tag-1', 'tag'],
    ['device-1', 'device'],
    ['page-1', 'content'],
    ['main', 'finder'],
  ] as const

  it.each(examples)('%s has the %s page', async (file, page) => {
    const { body, headers } = await get(`/${language}/sitemap-${file}.xml`)
    expect(headers.get('content-type')).toBe('application/xml')
    expect(locations(body)).toContain(ORIGIN + pageExample(page, language).path)
    expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset .*<\/urlset>\n$/s)
  })

  it('home and finder have the date of the latest change of what they show', async () => {
    const { body } = await get(`/${language}/sitemap-main.xml`)
    expect(body.match(/<lastmod>20\d\d-[^<]*Z<\/lastmod>/g)).toHaveLength(2)
  })

  it('products have their date and their picture', async () => {
    const { body } = await get(`/${language}/sitemap-product-1.xml`)
    const url = body.split('\n').find((line) => line.includes(ORIGIN + pageExample('product', language).path))
    expect(url).toMatch(
      /<lastmod>20\d\d-[^<]*<\/lastmod><image:image><image:loc>http:\/\/shop\.test\/pictures\/products\/CR2032\.jpg\?v=/,
    )
  })
})

it.each(['product-2', 'product-0', 'other-1', 'product-1.xml.gz', 'product'])('there is no file %s', async (name) => {
  expect((await get(`/sv/sitemap-${name}.xml`)).status).toBe(404)
})

describe('a file', () => {
  const FILE = '/sv/sitemap-product-1.xml'

  it('has an ETag, and is not read from the backend again for a crawler that has it', async () => {
    const etag = (await get(FILE)).headers.get('etag') ?? ''
    const again = await get(FILE, { 'if-none-match': etag })
    expect([again.status, again.body]).toEqual([304, ''])
    expect(shop.calls.filter((path) => path === '/api/sitemap')).toHaveLength(1)
  })

  it('is packed as it is sent', async () => {
    const answer = await shop.handle(new Request(ORIGIN + FILE, { headers: { 'accept-encoding': 'gzip, br' } }))
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'accept-encoding'])
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe((await get(FILE)).body)
  })

  it('answers HEAD without a body', async () => {
    const answer = await shop.handle(new Request(ORIGIN + FILE, { method: 'HEAD' }))
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  describe('of many parts', () => {
    const part = (after: number, next: number | null) =>
      Response.json({
        entries: [{ value: `a-${after}&b`, changed_at: '2026-11-01T10:00:00.000Z', image: null }],
        next,
      })
    let asked: string[]
    beforeEach(() => (asked = []))

    it('is read as it is taken, never as a whole', async () => {
      shop.respond = (path, send, { search }) => {
        if (path !== '/api/sitemap') return send()
        const after = Number(new URLSearchParams(search).get('after') ?? 0)
        asked.push(String(after))
        return part(after, after < 100 ? after + 1 : null)
      }
      const answer = await shop.handle(new Request(ORIGIN + FILE))
      const reader = answer.body?.getReader()
      for (let read = 0; read < 4; read += 1) await reader?.read()
      expect(asked.length).toBeLessThan(10)
      await reader?.cancel()
      expect(locations((await get(FILE)).body)).toHaveLength(101)
      expect((await get(FILE)).body).toContain(`<loc>${ORIGIN}${href('product', 'sv', { slug: 'a-7&b' })}</loc>`)
    })

    it('breaks off where the backend does, so that no crawler takes a part for the whole', async () => {
      shop.respond = (path, send, { search }) => {
        if (path !== '/api/sitemap') return send()
        return search.includes('after=') ? new Response(null, { status: 500 }) : part(0, 1)
      }
      await expect(get(FILE)).rejects.toThrow()
    })
  })

  it('of home and finder needs no backend', async () => {
    shop.online = false
    const { status, body } = await get('/sv/sitemap-main.xml')
    expect([status, locations(body).length, body.includes('lastmod')]).toEqual([200, 2, false])
  })

  it('is a 503 in an outage', async () => {
    shop.online = false
    const { status, headers } = await get(FILE)
    expect([status, headers.get('retry-after')]).toEqual([503, '10'])
  })
})
