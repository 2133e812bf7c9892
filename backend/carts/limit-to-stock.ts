import { MAX_QUANTITY } from '../../app/commerce/contract/limits'
import type { Scope } from '../http/endpoints'
import { adjustedNotice, maximumNotice, soldOutNotice } from './notices'

/** The quantity at which a line can be sold. `adjusted`: it is lower than requested. */
export type LimitedQuantity = { quantity: number; notice: string | null; adjusted: boolean; soldOut: boolean }

/**
 * The quantity of a line, with the notice of why it is not as requested. A sold-out line keeps its quantity: it must be removed.
 */
export function limitToStock(requested: number, stock: number, { language }: Pick<Scope, 'language'>): LimitedQuantity {
  const asRequested = { quantity: requested, notice: null, adjusted: false, soldOut: false }
  if (stock <= 0) {
    return { ...asRequested, quantity: Math.min(requested, MAX_QUANTITY), notice: soldOutNotice(language), soldOut: true }
  }
  if (requested > stock && stock <= MAX_QUANTITY) {
    return { ...asRequested, quantity: stock, notice: adjustedNotice(language, stock), adjusted: true }
  }
  if (requested > MAX_QUANTITY) {
    return { ...asRequested, quantity: MAX_QUANTITY, notice: maximumNotice(language, MAX_QUANTITY), adjusted: true }
  }
  return asRequested
}
