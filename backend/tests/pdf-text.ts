import { inflateSync } from 'node:zlib'

/** A piece of text of a PDF of backend/documents, where it begins: points from the left and from the bottom of its page. */
export type PdfText = { page: number; x: number; y: number; size: number; bold: boolean; text: string }

/**
 * Bytes that are another sign than in Latin-1, as far as documents of this shop have them.
 * The decoder of Node does not know them.
 */
const WINDOWS_1252: Readonly<Record<number, string>> = { 0x80: '€', 0x85: '…', 0x92: '’', 0x95: '•', 0x96: '–', 0x97: '—' }

/** The texts of a PDF, page by page, in the sequence in which they are written. */
export function textsOfPdf(content: Uint8Array): PdfText[] {
  const file = Buffer.from(content).toString('latin1')
  // A stream may end with the byte of a carriage return, so only the line feed is of the file.
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, stream = '']) => Buffer.from(stream, 'latin1'))
  const pages = streams.flatMap((bytes) => (bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : [])).filter(isPage)
  return pages.flatMap((page, at) => textsOfPage(page).map((text) => ({ page: at + 1, ...text })))
}

const isPage = (stream: string): boolean => /\bBT\b/.test(stream)

function textsOfPage(page: string): Omit<PdfText, 'page'>[] {
  return [...page.matchAll(/\bBT\b([\s\S]*?)\bET\b/g)].flatMap(([, block = '']) => {
    const [, x = '', y = ''] = /1 0 0 1 (\S+) (\S+) Tm/.exec(block) ?? []
    const [, font = '', size = ''] = /\/(\S+) (\S+) Tf/.exec(block) ?? []
    const hex = [...block.matchAll(/<([\da-f]+)>/g)].map(([, digits = '']) => digits).join('')
    const text = [...Buffer.from(hex, 'hex')].map((byte) => WINDOWS_1252[byte] ?? String.fromCharCode(byte)).join('')
    return text === '' ? [] : [{ x: Number(x), y: Number(y), size: Number(size), bold: font === 'F2', text }]
  })
}
