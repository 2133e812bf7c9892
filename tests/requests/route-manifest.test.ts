import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { elements } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const Modules = z.record(z.string(), z.string())
const Manifest = z.object({ routes: z.record(z.string(), z.unknown()) })

const manifestIn = (page: string) => /"(\/assets\/routes\/[0-9a-f]{8}\.js)"/.exec(page)?.[1] ?? ''

it('a page loads only the route manifest of its language, compressed and immutable', async () => {
  const visitor = shop.visitor()
  const path = manifestIn((await visitor.get('/de')).body)
  const answer = await shop.handle(new Request(ORIGIN + path, { headers: { 'accept-encoding': 'gzip, br' } }))
  expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([
    'br',
    'public, max-age=31536000, immutable',
  ])
  const script = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()
  const manifest = Manifest.parse(JSON.parse(script.replace(/^window\.__remixManifest=(.*);$/s, '$1')))
  const ids = Object.keys(manifest.routes)
  expect(ids).toContain('home___de')
  expect(ids.filter((id) => /___(?:sv|no|da)$/.test(id))).toEqual([])
})

it('each language has its own manifest, and one of another release is a 404', async () => {
  const visitor = shop.visitor()
  const pages = await Promise.all(['/sv', '/no', '/de', '/da'].map((path) => visitor.get(path)))
  const paths = pages.map(({ body }) => manifestIn(body))
  expect(new Set(paths).size).toBe(4)
  expect((await visitor.get('/assets/routes/00000000.js')).status).toBe(404)
})

it("the page's data is in the document, before the end of its body", async () => {
  const { body } = await shop.visitor().get('/sv')
  expect(body.endsWith('</body></html>')).toBe(true)
  expect(body.match(/__remixContext\.streamController\.enqueue\(/g)).toHaveLength(1)
})

it('no script is loaded before the page itself: one script of the page loads the modules of its routes afterwards', async () => {
  const { body } = await shop.visitor().get('/sv')
  expect(body).not.toMatch(/<link[^>]*modulepreload/)
  expect(elements(body, 'script').filter(({ src, type }) => src !== undefined || type === 'module')).toEqual([])
  const loaded = /\)\((\{"root":"[^}]+\}),(\[[^\]]+\]),"([^"]+)","[^"]+"\)<\/script>/.exec(body)
  expect(Object.keys(Modules.parse(JSON.parse(loaded?.[1] ?? '')))).toEqual(['root', 'storefront___sv', 'home___sv'])
  expect(loaded?.[3]).toMatch(/^\/assets\/entry\.client-/)
})
