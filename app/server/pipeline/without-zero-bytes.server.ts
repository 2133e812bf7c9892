import { Transform } from 'node:stream'

/**
 * What React writes, without the zero bytes that it leaves in it: its renderer for Node fills buffers of 2,048 bytes and hands
 * over the whole buffer, also where a letter of several bytes did not fit into the last one or two (up to React 18). They would
 * become question marks in attributes and in the page's data, which then no longer hydrates. A page has none of its own.
 */
export function withoutZeroBytes(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk)
    },
  })
}
