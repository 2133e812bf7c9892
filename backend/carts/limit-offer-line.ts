import type { Scope } from '../http/endpoints'
import { offerQuantityNotice } from './notices'
import { type LimitedQuantity, limitToStock } from './limit-to-stock'

/**
 * The quantity of a line that an offer to the customer prices: the offered one, as far as it is in stock. The shopper cannot
 * change it, so a notice says where the cart had another number, `requested`. `adjusted` means that the stock is the reason.
 */
export function limitOfferLine(
  { requested, offered }: { requested: number; offered: number },
  stock: { available: number; taken?: number },
  scope: Pick<Scope, 'language'>,
): LimitedQuantity {
  const limited = limitToStock(offered, stock, scope)
  if (limited.soldOut) return limited
  if (limited.quantity === requested) return { ...limited, notice: null, adjusted: false }
  if (limited.adjusted) return limited
  return { ...limited, notice: offerQuantityNotice(scope.language, limited.quantity) }
}
