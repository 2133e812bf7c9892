import type { CartAnswer } from './cart-data'
import { isNoted } from './is-noted'

type Line = { name: string; adjusted?: boolean; notice?: string | null }

/** Whether the row just added has a notice or was cut. Another row may still have a notice of an earlier request. */
export const isAddedNoted = (lines: readonly Line[], added: string | null): boolean =>
  lines.some((line) => line.name === added && isNoted(line))

/**
 * The panel that the drawer shows after an add that asked for upselling, or that was made in the panel of upselling. It is the
 * cart if the add has failed or the added row has a notice, because the panel of upselling shows neither. Null leaves the drawer
 * as it is.
 */
export function panelAfterAdd(settled: CartAnswer | 'failed', asksForUpselling: boolean): 'cart' | 'upselling' | null {
  if (settled === 'failed') return 'cart'
  const { refused, cart, added, upselling } = settled
  if (refused !== null || cart.unconfirmed || isAddedNoted(cart.lines, added)) return 'cart'
  if (!asksForUpselling) return null
  return upselling ? 'upselling' : 'cart'
}
