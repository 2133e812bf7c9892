import { MAX_SKU_LENGTH, MAX_SKUS } from '../../commerce/contract/limits'
import { QUANTITY } from './quantity'

/** Limits of the notice that names ignored entries: number of entries, and characters of each. */
const NOTICE_LIMITS = { entries: 10, length: 40 }

export type LinkEntry = { sku: string; quantity: number }

/** The requested products of `atc` links, each once, and the entries that could not be parsed, as written. */
export type AtcLink = { entries: LinkEntry[]; ignored: string[] }

/**
 * Parses the values of `atc`: base64 of `sku:quantity` pairs separated by semicolons, the quantity parsed as an integer (spec
 * sections 2 and 5). A quantity below 1 is ignored and named; one above 5000 is clamped. Base64url, missing padding and values
 * that are percent-encoded twice are accepted. The same product twice, in any letter case, adds up. Never throws.
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
      if (entry === null || (before === undefined && entries.size === MAX_SKUS)) {
        if (pair !== '') ignored.push(pair)
      } else if (before === undefined) entries.set(skuId(entry.sku), entry)
      else before.quantity = Math.min(QUANTITY.max, before.quantity + entry.quantity)
    }
  }
  return { entries: [...entries.values()], ignored }
}

/** A product number in the form used for comparison: letter case is ignored. */
export function skuId(sku: string): string {
  return sku.toUpperCase()
}

/** The ignored entries, shortened for a notice; a last entry `…` stands for further ones. */
export function namedEntries(ignored: readonly string[]): string[] {
  const named = [...new Set(ignored.map(shortened))]
  return named.length > NOTICE_LIMITS.entries ? [...named.slice(0, NOTICE_LIMITS.entries), '…'] : named
}

/** Shortened by whole characters, without control characters. */
function shortened(text: string): string {
  const characters = [...text.replace(/\p{Cc}/gu, '')]
  return characters.length > NOTICE_LIMITS.length ? `${characters.slice(0, NOTICE_LIMITS.length).join('')}…` : characters.join('')
}

function parsePair(pair: string): LinkEntry | null {
  const colon = pair.lastIndexOf(':')
  const sku = pair.slice(0, Math.max(colon, 0)).trim()
  const quantity = Number.parseInt(pair.slice(colon + 1), 10)
  const isSku = sku !== '' && sku.length <= MAX_SKU_LENGTH && !/\p{Cc}/u.test(sku)
  // The quantity is not clamped to 1: a link with quantity 0 must not add a piece.
  return isSku && quantity >= QUANTITY.min ? { sku, quantity: Math.min(QUANTITY.max, quantity) } : null
}

/** The UTF-8 text of a base64 value; null when it is invalid. */
function decodeBase64(written: string): string | null {
  try {
    // In a query string, a plus sign of base64 is read as a space.
    const plain = (/%[0-9a-f]{2}/i.test(written) ? decodeURIComponent(written) : written).replace(/[\r\n\t]/g, '')
    const base64 = plain.replace(/[ -]/g, '+').replaceAll('_', '/').replace(/=+$/, '')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
