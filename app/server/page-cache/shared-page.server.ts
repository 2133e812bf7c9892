import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import type { PageName } from '../../routing/pages'
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

/** Not a bare Uint8Array: Node would make a Buffer of it for each answer. */
type Bytes = Buffer<ArrayBuffer>
type Encoding = 'br' | 'gzip' | null

/**
 * Names and values in turn. Node writes such a list as it is, without a look at each key of an object. All answers with a page
 * share its lists, so nothing may be added to one.
 */
export type HeaderList = string[]

type Packed = { headers: HeaderList; body: Bytes }

/** A page as all visitors without state receive it, byte for byte. */
export type SharedPage = {
  /** Its row of the table of pages. */
  name: PageName
  /** Null for a page that browsers must not keep. */
  etag: string | null
  /** The data that the page shows: the tags of the backend's answers behind it. */
  tags: ReadonlySet<string>
  /** The body in an encoding (null: as it is), with all headers but Set-Cookie, which each answer gets on its own. */
  packed: (encoding: Encoding) => Packed
  /** The headers for a browser that has the page. */
  unchanged: HeaderList
  /** The memory that it takes, at most: bodies, headers and tags. */
  bytes: number
}

/** Bytes that V8 needs for a string beside its characters, and for its places in the headers of each encoding or in a set. */
const BYTES_PER_STRING = 64

/** Bytes of gzip for each one of brotli that are set aside before anyone asks for gzip: it is up to a fifth larger. */
const GZIP_RESERVE = 1.25

/**
 * Measured on a page of 132 kB: quality 5 gives 14.0 kB in 1.5 ms; 9 saves 3 % and takes 18 ms, too much for a page that is
 * requested once.
 */
const QUALITY = 5

/** Packs a page. The brotli body is made at once, since nearly every browser takes it; others when they are first asked for. */
export async function sharedPage(
  html: Buffer<ArrayBuffer>,
  { name, headers, tags }: { name: PageName; headers: Headers; tags: ReadonlySet<string> },
): Promise<SharedPage> {
  const br = ownBytes(
    await promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  )
  const etag = headers.get('cache-control') === 'no-store' ? null : `W/"${digest(html).slice(0, 22)}"`
  const reserve = Math.ceil(GZIP_RESERVE * br.length)
  const sent: Record<string, string> = {
    ...Object.fromEntries(headers),
    vary: 'accept-encoding',
    ...(etag === null ? {} : { etag }),
  }
  const { 'content-type': _, ...unchanged } = sent
  const pack = (body: Bytes, encoding: Encoding): Packed => {
    const own = [...(encoding === null ? [] : ['content-encoding', encoding]), 'content-length', String(body.length)]
    return { headers: [...Object.entries(sent).flat(), ...own], body }
  }
  const packedBr = pack(br, 'br')
  let packedGzip: Packed | undefined
  const strings = [...Object.entries(sent).flat(), ...tags]
  return {
    name,
    etag,
    tags,
    unchanged: Object.entries(unchanged).flat(),
    packed(encoding) {
      if (encoding === 'br') return packedBr
      const plain = ownBytes(brotliDecompressSync(br))
      if (encoding === null) return pack(plain, null)
      if (packedGzip !== undefined) return packedGzip
      const packed = pack(ownBytes(gzipSync(plain)), 'gzip')
      // The cache counts a page once, when it keeps it, so a copy beyond the reserve is not kept.
      if (packed.body.length <= reserve) packedGzip = packed
      return packed
    },
    bytes: br.length + reserve + strings.reduce((sum, { length }) => sum + BYTES_PER_STRING + length, 0),
  }
}

/** A copy in memory of its own: the given bytes may be a part of a larger piece, which would be held with them. */
const ownBytes = (bytes: Uint8Array): Bytes => Buffer.from(new Uint8Array(bytes).buffer)

/**
 * The scripts of a page, and the page without the nonce that marks them. Only scripts with the nonce, which is random, are the
 * shop's own: one that came with the page's content has none, and so no hash in the policy.
 */
export function hashedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const own = html
    .split('<script')
    .slice(1)
    .filter((text) => text.slice(0, text.indexOf('>')).includes(mark))
  const texts = own.map((text) => text.slice(text.indexOf('>') + 1, text.indexOf('</script>')))
  return { html: html.replaceAll(mark, ''), hashes: texts.map((text) => `sha256-${digest(text, 'base64')}`) }
}

const digest = (text: string | Buffer, encoding: 'base64' | 'base64url' = 'base64url') =>
  createHash('sha256').update(text).digest(encoding)
