import { eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { AccountCart, AccountCartRequest } from '../../app/commerce/contract/account-cart'
import { MAX_LINES } from '../../app/commerce/contract/max-lines'
import { lockGeneration } from '../accounts/token-generation'
import type { Database } from '../database/database'
import { accountCarts } from '../database/schema/accounts'
import { Refusal, unauthorized } from '../refusal'
import { type CartEntry, cartEntry, readCartEntries } from './stored-cart-line'

type Changes = AccountCartRequest['changes']
type Row = typeof accountCarts.$inferSelect

/**
 * Changes the cart of an account line by line, and answers it as it is then. Changes for another account are left out. A cart
 * that cannot be read is refused (409) and stays as it is, because an empty answer would empty the carts of the devices.
 */
export async function changeAccountCart(
  db: Database,
  customerId: number,
  { customer_id, changes }: AccountCartRequest,
  now: Date,
): Promise<AccountCart> {
  if (customer_id !== customerId || changes.length === 0) {
    const [row] = await db.select().from(accountCarts).where(eq(accountCarts.customer_id, customerId))
    return cartAnswer(customerId, row?.version ?? 0, entriesOf(row))
  }
  return db.transaction(async (tx) => {
    // An account that is being closed is waited for: its cart could not be written any more.
    if ((await lockGeneration(String(customerId), tx)) === null) throw unauthorized('The account is closed')
    const empty = { customer_id: customerId, version: 0, lines: [], changed_at: now }
    await tx.insert(accountCarts).values(empty).onConflictDoNothing()
    // Two devices that change at once take turns here.
    const [row] = await tx.select().from(accountCarts).where(eq(accountCarts.customer_id, customerId)).for('update')
    const before = entriesOf(row)
    const entries = withChanges(before, changes)
    if (isDeepStrictEqual(entries, before)) return cartAnswer(customerId, row?.version ?? 0, entries)
    const version = (row?.version ?? 0) + 1
    const lines = entries.map(({ stored }) => stored)
    await tx.update(accountCarts).set({ version, lines, changed_at: now }).where(eq(accountCarts.customer_id, customerId))
    return cartAnswer(customerId, version, entries)
  })
}

function entriesOf(row: Row | undefined): CartEntry[] {
  const entries = row === undefined ? [] : readCartEntries(row.lines)
  if (entries === null) throw new Refusal(409, 'unreadable-cart', 'The cart of the account cannot be read')
  return entries
}

function cartAnswer(customer_id: number, version: number, entries: readonly CartEntry[]): AccountCart {
  return {
    customer_id,
    version,
    lines: entries.flatMap(({ line }) => line ?? []),
    unread: entries.flatMap(({ uuid, line }) => (line === null && uuid !== null ? [uuid] : [])),
  }
}

/** Entries that are not changed stay as they are stored, also those that cannot be read. */
function withChanges(entries: readonly CartEntry[], changes: Changes): CartEntry[] {
  const byId = new Map(entries.map((entry) => [entry.uuid ?? Symbol('no id'), entry]))
  for (const { uuid, line } of changes) {
    const entry = line && cartEntry(uuid, line)
    if (entry === null) byId.delete(uuid)
    else if (!isDeepStrictEqual(byId.get(uuid)?.line, entry.line)) byId.set(uuid, entry)
  }
  return [...byId.values()].slice(0, MAX_LINES)
}
