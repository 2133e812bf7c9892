import type { SearchProduct } from '../../app/commerce/contract/product'

/**
 * The attributes of goods sold by length, volume or weight: the unit whose price the law asks for (98/6/EC; § 5 PAngV), and how
 * many of the attribute's own are in it.
 */
const MEASURES = [
  { key: 'net-length', unit: 'm', per: 1 },
  { key: 'net-volume', unit: 'l', per: 1000 },
  { key: 'net-weight', unit: 'kg', per: 1000 },
] as const

export const MEASURE_KEYS: readonly string[] = MEASURES.map(({ key }) => key)

/** How much of measured goods is in one piece, in metres, litres or kilograms; null for other goods. */
export function measureIn(
  values: readonly { key: string; number: number | null }[],
): NonNullable<SearchProduct['measure']> | null {
  for (const { key, unit, per } of MEASURES) {
    const number = values.find((value) => value.key === key)?.number ?? 0
    if (number > 0) return { amount: number / per, unit }
  }
  return null
}
