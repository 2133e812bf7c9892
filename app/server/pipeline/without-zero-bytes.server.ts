import { Transform } from 'node:stream'

/**
 * Removes the zero bytes that React 18 writes: its renderer for Node fills buffers of 2,048 bytes and sends a whole buffer even where a
 * character of several bytes did not fit at its end. Browsers would show replacement characters, and the page's data would not hydrate.
 * A page has no zero bytes of its own.
 */
export function withoutZeroBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
}
