import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { accountCarts } from '../database/schema/accounts'
import { orderLines } from '../database/schema/orders'
import { storedOrderLine } from '../orders/stored-order-line'
import { readCartEntries } from './stored-cart-line'

type Ordered = { id: string; customer_id: number | null; is_renewal: boolean }

/**
 * Takes the lines of a confirmed order out of the cart of its customer's account, so that no other device can order them again
 * while the one that ordered is away. A line of which more pieces were added since stays whole: the device that ordered takes
 * the ordered pieces out (decision 039).
 */
export async function takeOrderedLines(tx: Database, { id, customer_id: customer, is_renewal: isRenewal }: Ordered, at: Date) {
  if (customer === null || isRenewal) return
  const [cart] = await tx.select().from(accountCarts).where(eq(accountCarts.customer_id, customer)).for('update')
  if (cart === undefined) return
  const rows = await tx.select().from(orderLines).where(eq(orderLines.order_id, id))
  const ordered = new Map(rows.map(({ item, quantity }) => [storedOrderLine.read(item).uuid, quantity]))
  const before = readCartEntries(cart.lines) ?? []
  const left = before.filter(({ line }) => line === null || ordered.get(line.uuid) !== line.quantity)
  if (left.length === before.length) return
  const lines = left.map(({ stored }) => stored)
  await tx
    .update(accountCarts)
    .set({ version: cart.version + 1, lines, changed_at: at })
    .where(eq(accountCarts.customer_id, customer))
}
