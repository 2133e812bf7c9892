import { ORIGIN_MARKERS } from '../../commerce/contract/origin-markers'
import type { RequestedLine } from '../../server/session/cart-line'
import type { Language } from '../../store/languages'

/**
 * A line in the browser's copy, from which the cart is restored. Keys: `product_id`, `quantity`, the origin markers that
 * are copied, `subscription_interval` with the id of the interval, `uuid`, by which the cart of an account knows the line
 * again, `in_step`, which is 1 for a line that the cart of the account had too, and `sold_in`: the storefront that sold
 * the line, by its number in `SOLD_IN`.
 */
export type CopiedLine = Readonly<{ quantity?: number; uuid?: string; [part: string]: number | string | undefined }>

const COPIED = [
  ...['product_id' as const, 'quantity' as const],
  ...ORIGIN_MARKERS.filter(({ inCopy }) => inCopy).map(({ name }) => name),
  'subscription_interval' as const,
]

/** Browsers store these numbers: another language gets a new one, and none is used again. */
const SOLD_IN: Readonly<Record<Language, number>> = { sv: 0, no: 1, de: 2, da: 3 }

/** `sold_in` of a line in the cart of a storefront. */
export const soldIn = (language: Language): number => SOLD_IN[language]

/**
 * The part of a line that the browser keeps: ids and quantity, no price, and no marker that only the
 * server may set, with what is known of it.
 */
export function copiedLine(
  { subscription_interval, ...line }: RequestedLine,
  known: { in_step?: 1; sold_in?: number } = {},
): CopiedLine {
  const copied: Record<string, number> = {}
  for (const part of COPIED) {
    const value = part === 'subscription_interval' ? subscription_interval?.id : line[part]
    if (typeof value === 'number') copied[part] = value
  }
  return Object.assign(copied, known, { uuid: line.uuid })
}

/** A copied line as the value of one form field. */
export function lineField(line: CopiedLine): string {
  return new URLSearchParams(Object.entries(line).map(([name, value]): [string, string] => [name, String(value)])).toString()
}

/** The parts of a copied line, as strings, from the value of its form field. */
export function partsOfField(field: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(field))
}
