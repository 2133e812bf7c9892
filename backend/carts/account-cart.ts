import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { AccountCart, AccountCartRequest } from '../../app/commerce/contract/account-cart'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import { CartItemRequest } from '../../app/commerce/contract/cart'
import type { Database } from '../database/database'
import { accountCarts } from '../database/schema/accounts'

type Line = CartItemRequest
type Changes = AccountCartRequest['changes']

/** Changes the cart of an account line by line, and answers it as it is then. Changes for another account are left out. */
export async function changeAccountCart(
  db: Database,
  customerId: number,
  { customer_id, changes }: AccountCartRequest,
  now: Date,
): Promise<AccountCart> {
  if (customer_id !== customerId || changes.length === 0) return readAccountCart(db, customerId)
  return db.transaction(async (tx) => {
    const empty = { customer_id: customerId, version: 0, lines: [], changed_at: now }
    await tx.insert(accountCarts).values(empty).onConflictDoNothing()
    // Two devices that change at once take turns here.
    const [row] = await tx.select().from(accountCarts).where(eq(accountCarts.customer_id, customerId)).for('update')
    const before = readLines(row?.lines)
    const lines = withChanges(before, changes)
    if (isDeepStrictEqual(lines, before)) return { customer_id: customerId, version: row?.version ?? 0, lines }
    const version = (row?.version ?? 0) + 1
    await tx.update(accountCarts).set({ version, lines, changed_at: now }).where(eq(accountCarts.customer_id, customerId))
    return { customer_id: customerId, version, lines }
  })
}

/** The cart of an account as it is. */
export async function readAccountCart(db: Database, customerId: number): Promise<AccountCart> {
  const [row] = await db.select().from(accountCarts).where(eq(accountCarts.customer_id, customerId))
  return { customer_id: customerId, version: row?.version ?? 0, lines: readLines(row?.lines) }
}

/** The stored lines; one that cannot be read, as of a later release, is left out. */
export function readLines(stored: unknown): Line[] {
  return z
    .array(z.unknown())
    .catch([])
    .parse(stored)
    .flatMap((line) => CartItemRequest.safeParse(line).data ?? [])
}

function withChanges(lines: readonly Line[], changes: Changes): Line[] {
  const byId = new Map(lines.map((line) => [line.uuid, line]))
  for (const { uuid, line } of changes) {
    if (line === null) byId.delete(uuid)
    else byId.set(uuid, { ...line, uuid })
  }
  return [...byId.values()].slice(0, MAX_LINES)
}
