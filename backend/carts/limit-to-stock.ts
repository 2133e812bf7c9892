import { MAX_QUANTITY } from '../../app/commerce/contract/limits'
import type { Scope } from '../http/endpoints'
import { adjustedNotice, maximumNotice, soldOutNotice } from './notices'

/** The quantity at which a line can be sold. `adjusted`: it is not the requested one. */
export type LimitedQuantity = { quantity: number; notice: string | null; adjusted: boolean; soldOut: boolean }

/**
 * The quantity of a line of a product with `available` pieces, of which the lines before it hold `taken`, with the notice of why
 * it is not as requested. A sold-out line keeps its quantity: it must be removed.
 */
export function limitToStock(
  requested: number,
  { available, taken = 0 }: { available: number; taken?: number },
  { language }: Pick<Scope, 'language'>,
): LimitedQuantity {
  const asRequested = { quantity: requested, notice: null, adjusted: false, soldOut: false }
  const left = available - taken
  if (left <= 0) {
    const notice = soldOutNotice(language, Math.min(taken, available))
    return { ...asRequested, quantity: Math.min(requested, MAX_QUANTITY), notice, soldOut: true }
  }
  if (requested > left && left <= MAX_QUANTITY) {
    return { ...asRequested, quantity: left, notice: adjustedNotice(language, available, taken), adjusted: true }
  }
  if (requested > MAX_QUANTITY) {
    return { ...asRequested, quantity: MAX_QUANTITY, notice: maximumNotice(language, MAX_QUANTITY), adjusted: true }
  }
  return asRequested
}
