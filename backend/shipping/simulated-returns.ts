import { TIME_ZONE } from '../../app/commerce/contract/time-zone'
import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'
import { localDay } from '../stores/local-day'

/**
 * The number of a simulated return, the same for the same reference on one day. Its journey begins on the day after the booking
 * (simulated-journey.ts).
 */
export function simulatedNumber(prefix: string, reference: string, now: Date): string {
  const tomorrow = localDay(new Date(now.getTime() + 24 * 3600_000), TIME_ZONE)
  return `${prefix}${digest(reference).slice(0, 8)}${tomorrow.replaceAll('-', '')}`
}

/** A code of 8 letters and digits, as carriers let senders write on a parcel. */
export const simulatedCode = (reference: string): string =>
  Number(digest(reference)).toString(36).toUpperCase().padEnd(8, 'X').slice(0, 8)

const digest = (text: string): string => BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 12)}`).toString()

/** Pixels of a module of the QR code. */
const SCALE = 6

/** A QR code as a PNG of 1 bit a pixel. */
export function simulatedQr(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 })
  const side = size * SCALE
  const rows = Array.from({ length: side }, (_, y) => rowOf(data[Math.floor(y / SCALE)] ?? [], side))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A row of pixels, unfiltered; a set bit is white. */
function rowOf(modules: readonly boolean[], side: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(side / 8))
  for (let x = 0; x < side; x += 1) {
    const at = 1 + Math.floor(x / 8)
    if (!modules[Math.floor(x / SCALE)]) row[at] = (row[at] ?? 0) | (0x80 >> (x % 8))
  }
  return row
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
