import type { Mark } from '../../store/store'
import type { CartView } from './cart-view'

const CARDS: ReadonlySet<string> = new Set(['Visa', 'Mastercard'])
const INVOICE: ReadonlySet<string> = new Set(['Faktura', 'Rechnung'])

/**
 * The marks of the ways to pay this cart: no invoice for gift cards (decision 029), cards and invoice
 * alone for subscriptions (decision 031).
 */
export function payableMarks(
  marks: readonly Mark[],
  { hasGiftCards, hasSubscriptions }: Pick<CartView, 'hasGiftCards' | 'hasSubscriptions'>,
): Mark[] {
  return marks.filter(({ name }) => {
    if (INVOICE.has(name)) return !hasGiftCards
    return CARDS.has(name) || !hasSubscriptions
  })
}
