import type { CartAnswer } from './cart-data'
import { isNoted } from './is-noted'

type Line = { name: string; adjusted?: boolean; notice?: string | null }

/** Whether the backend says something of the product just added. Another row may still say something of an earlier request. */
export const isAddedNoted = (lines: readonly Line[], added: string | null): boolean =>
  lines.some((line) => line.name === added && isNoted(line))

/**
 * What the drawer shows after an add that asked for upselling, or that was made in the panel of upselling. The cart when the add
 * has failed, or the backend says something of the product: its row and the messages of the cart say what, and the panel has no
 * place for it. Null leaves the drawer as it is.
 */
export function panelAfterAdd(settled: CartAnswer | 'failed', asksForUpselling: boolean): 'cart' | 'upselling' | null {
  if (settled === 'failed') return 'cart'
  const { refused, cart, added, upselling } = settled
  if (refused !== null || cart.unconfirmed || isAddedNoted(cart.lines, added)) return 'cart'
  if (!asksForUpselling) return null
  return upselling ? 'upselling' : 'cart'
}
