import { QUANTITY } from './quantity'

/** How many products one link may name. */
export const LINK_ENTRIES = 100
const LONGEST_SKU = 64
/** What is ignored is named in a notice, which has room for so much. */
const NAMED = { entries: 10, length: 40 }

export type LinkEntry = { sku: string; quantity: number }

/** What `atc` links ask for, each product once, and what of them cannot be understood, as it was written. */
export type AtcLink = { entries: LinkEntry[]; ignored: string[] }

/**
 * Reads the values of `atc`: base64 of `sku:quantity` pairs separated by semicolons, the quantity parsed as an integer (spec sections 2 and
 * 5); one below 1 asks for nothing and is named, one above 5000 is clamped. Base64url, missing padding and values percent-encoded twice are
 * understood too; the same product twice, in whatever letter case, adds up. Never throws.
 */
export function parseAtcLinks(values: readonly string[]): AtcLink {
  const entries = new Map<string, LinkEntry>()
  const ignored: string[] = []
  for (const written of values.filter((value) => value !== '')) {
    const list = decodeBase64(written)
    if (list === null) ignored.push(written)
    for (const pair of (list ?? '').split(';').map((one) => one.trim())) {
      const entry = parsePair(pair)
      const before = entry === null ? undefined : entries.get(skuId(entry.sku))
      if (entry === null || (before === undefined && entries.size === LINK_ENTRIES)) {
        if (pair !== '') ignored.push(pair)
      } else if (before === undefined) entries.set(skuId(entry.sku), entry)
      else before.quantity = Math.min(QUANTITY.max, before.quantity + entry.quantity)
    }
  }
  return { entries: [...entries.values()], ignored }
}

/** What is the same for a product's number in whatever letter case it was written. */
export function skuId(sku: string): string {
  return sku.toUpperCase()
}

/** What is ignored, short enough for a notice; the last says that there was more. */
export function namedEntries(ignored: readonly string[]): string[] {
  const named = [...new Set(ignored.map(shortened))]
  return named.length > NAMED.entries ? [...named.slice(0, NAMED.entries), '…'] : named
}

/** By whole characters, and without those nobody can see. */
function shortened(text: string): string {
  const characters = [...text.replace(/\p{Cc}/gu, '')]
  return characters.length > NAMED.length ? `${characters.slice(0, NAMED.length).join('')}…` : characters.join('')
}

function parsePair(pair: string): LinkEntry | null {
  const colon = pair.lastIndexOf(':')
  const sku = pair.slice(0, Math.max(colon, 0)).trim()
  const quantity = Number.parseInt(pair.slice(colon + 1), 10)
  const isSku = sku !== '' && sku.length <= LONGEST_SKU && !/\p{Cc}/u.test(sku)
  // Who asks for none, or for less, must not get one.
  return isSku && quantity >= QUANTITY.min ? { sku, quantity: Math.min(QUANTITY.max, quantity) } : null
}

/** The UTF-8 text of a base64 value; null when it is none. */
function decodeBase64(written: string): string | null {
  try {
    // A plus sign of base64 means a space in an address.
    const plain = (/%[0-9a-f]{2}/i.test(written) ? decodeURIComponent(written) : written).replace(/[\r\n\t]/g, '')
    const base64 = plain.replace(/[ -]/g, '+').replaceAll('_', '/').replace(/=+$/, '')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
