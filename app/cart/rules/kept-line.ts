import type { RequestedLine } from '../../server/session/cart-line'

/**
 * A line as the browser keeps it to bring the cart back: numbers by name, such as product_id, quantity, where it was offered, and the id of
 * the interval of a subscription. The campaign it was found in is not kept.
 */
export type KeptLine = Readonly<Record<string, number>>

/** What an add form can tie a line to, each a number. The schema of the form does not compile with other names. */
export const TIES = [
  'cross_selling_product_id',
  'upselling_bundle_id',
  'accessory_id',
  'related_id',
  'recommended_id',
  'subscription_interval',
] as const

/** Prices, and what only the backend gives, are never kept. */
const PARTS = ['product_id', 'quantity', ...TIES] as const

export function keptLine({ subscription_interval, ...line }: RequestedLine): KeptLine {
  const parts = { ...line, subscription_interval: subscription_interval?.id }
  return Object.fromEntries(
    PARTS.flatMap((part): [string, number][] => {
      const value = parts[part]
      return typeof value === 'number' ? [[part, value]] : []
    }),
  )
}

/** A kept line as one field of a form, and the fields in it. */
export function lineField(line: KeptLine): string {
  return new URLSearchParams(Object.entries(line).map(([name, value]): [string, string] => [name, String(value)])).toString()
}

export function partsOfField(field: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(field))
}
