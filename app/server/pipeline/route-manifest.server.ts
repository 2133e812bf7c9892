import type { ServerBuild } from '@remix-run/node'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Endpoint } from '../endpoint.server'
import { acceptedEncoding } from './compress.server'
import { wholeAnswer } from './whole-answer.server'

type Assets = ServerBuild['assets']
type Manifest = { br: Buffer<ArrayBuffer>; gzip: Buffer<ArrayBuffer>; plain: Buffer<ArrayBuffer> }

const FOLDER = '/assets/routes/'
const manifests = new Map<string, Manifest>()

/**
 * The assets with a route manifest of their own: Remix writes one for the routes of all languages and leaves it
 * uncompressed (84 kB), though a page needs those of its language. The manifest is compressed once and named after its
 * content, so browsers keep it for good.
 */
export function withOwnManifest(assets: Assets): Assets {
  // As in Remix' own file, `url` is that of the file it was built as: the browser does not read it.
  const plain = Buffer.from(`window.__remixManifest=${JSON.stringify(assets, readByBrowsers)};`)
  const url = `${FOLDER}${createHash('sha256').update(plain).digest('hex').slice(0, 8)}.js`
  if (!manifests.has(url)) {
    const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
    manifests.set(url, { plain, br, gzip: gzipSync(plain, { level: 9 }) })
  }
  return { ...assets, url }
}

/**
 * Leaves out what the browser does not read: the imports of a module (the page's script lists those of its own routes; a module
 * of another route imports what it needs), empty lists, and false flags.
 */
function readByBrowsers(key: string, value: unknown): unknown {
  return key === 'imports' || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}

/** The route manifest at an address; 404 for one of another release. */
export const routeManifest: Endpoint = async ({ request, url }) => {
  const manifest = manifests.get(url.pathname)
  if (manifest === undefined) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? '')
  const headers = new Headers({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  if (encoding !== null) headers.set('content-encoding', encoding)
  return wholeAnswer(manifest[encoding ?? 'plain'], { headers })
}
