import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/**
 * The deposit of a starter battery, including VAT, by country. Germany: § 19 BattDG (until 2025 § 10 BattG), for every end user
 * who hands in no old battery with the purchase, so for all of an online shop. The other storefronts' countries have none.
 */
const STARTER_BATTERY: Partial<Record<Store['countryCode'], number>> = { DE: 7.5 }

/**
 * The deposit of one piece of a product in a store, including VAT at the rate of the
 * product; 0 where none is owed (decision 058).
 */
export function depositOf(
  { starter_batteries: count }: { starter_batteries: number },
  { countryCode }: Pick<Store, 'countryCode'>,
): number {
  return count * (STARTER_BATTERY[countryCode] ?? 0)
}

/** The deposits of lines together, including VAT. */
export function depositsTotal(lines: readonly { deposit: number; quantity: number }[], store: Pick<Store, 'digits'>): number {
  return roundMoney(
    lines.reduce((sum, { deposit, quantity }) => sum + deposit * quantity, 0),
    store,
  )
}
