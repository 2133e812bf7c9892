import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { hashedScripts, sharedPage } from './shared-page.server'

const NONCE = 'r4nd0m+/r4nd0m=='
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

it('only scripts with the nonce get a hash, and no nonce is left in the page', () => {
  const page = `<p>a</p><script nonce="${NONCE}">own()</script><script>injected()</script><script type="x" nonce="${NONCE}">two()</script>`
  expect(hashedScripts(page, NONCE)).toEqual({
    html: '<p>a</p><script>own()</script><script>injected()</script><script type="x">two()</script>',
    hashes: [sha('own()'), sha('two()')],
  })
})

it('the body is the same in every encoding', async () => {
  const html = '<p>Återvinning</p>'.repeat(20)
  const page = await sharedPage(Buffer.from(html), { name: 'home', headers: new Headers(), tags: new Set() })
  expect(brotliDecompressSync(page.packed('br').body).toString()).toBe(html)
  expect(Buffer.from(page.packed(null).body).toString()).toBe(html)
  expect(gunzipSync(page.packed('gzip').body).toString()).toBe(html)
})

it('its bytes include both compressed bodies, the headers and the tags, before anyone has asked for gzip', async () => {
  const html = Array.from({ length: 2000 }, (_, index) => `<p>${(index * 7919) % 104_729}</p>`).join('')
  const headers = new Headers({ 'content-security-policy': 'x'.repeat(3000) })
  const tags = new Set(Array.from({ length: 50 }, (_, id) => `product:${id}`))
  const page = await sharedPage(Buffer.from(html), { name: 'home', headers, tags })
  const { bytes } = page
  expect(bytes).toBeGreaterThan(page.packed('br').body.length + page.packed('gzip').body.length + 3000 + 50 * 'product:1'.length)
  expect(page.bytes).toBe(bytes)
})

it('a page that no browser keeps has no ETag', async () => {
  const of = (headers: Headers) => sharedPage(Buffer.from('x'), { name: 'home', headers, tags: new Set() })
  expect((await of(new Headers({ 'cache-control': 'no-store' }))).etag).toBeNull()
  expect((await of(new Headers({ 'cache-control': 'private, no-cache' }))).etag).toMatch(/^W\/"[\w-]{22}"$/)
})
