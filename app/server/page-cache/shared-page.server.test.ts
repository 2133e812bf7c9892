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
  expect(brotliDecompressSync(page.body('br')).toString()).toBe(html)
  expect(Buffer.from(page.body(null)).toString()).toBe(html)
  expect(gunzipSync(page.body('gzip')).toString()).toBe(html)
})

it('a page that no browser keeps has no ETag', async () => {
  const of = (headers: Headers) => sharedPage(Buffer.from('x'), { name: 'home', headers, tags: new Set() })
  expect((await of(new Headers({ 'cache-control': 'no-store' }))).etag).toBeNull()
  expect((await of(new Headers({ 'cache-control': 'private, no-cache' }))).etag).toMatch(/^W\/"[\w-]{22}"$/)
})
