import { randomFillSync } from 'node:crypto'

/** Random bytes for some 160 pages: asking the kernel takes 10 µs, however many bytes are asked for. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** A text of so many random bytes, fit for keys and nonces. No byte is used twice. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const start = used
  used += bytes
  return pool.toString(encoding, start, used)
}
