import { z } from 'zod'
import { type Origin, originOf } from '../../app/commerce/contract/origin-markers'
import { isFields, part, type Upgrade, upgraded } from '../../app/commerce/contract/stored-fields'

const id = part(z.number().int())
const text = part(z.string())

/**
 * A line of `account_carts.lines`: product, quantity, interval and origin markers. A marker that cannot be read is
 * null. Without one of the other fields, or with an interval that cannot be read, the line would be another purchase,
 * so the whole line counts as unreadable.
 */
const StoredCartLine = z.object({
  uuid: z.uuid(),
  product_id: z.number().int(),
  quantity: z.number().int().min(1),
  subscription_interval: z.object({ id: z.number().int() }).nullable().default(null),
  cross_selling_product_id: id,
  upselling_bundle_id: id,
  offer_item_id: id,
  added_by_coupon: text,
  accessory_id: id,
  related_id: id,
  recommended_id: id,
  campaign: text,
} satisfies Record<keyof Origin, unknown> & z.ZodRawShape)
export type StoredCartLine = z.infer<typeof StoredCartLine>

/** Version 1 was the line of a request as the contract has it, where a marker could be absent. */
const UPGRADES: readonly Upgrade[] = [(fields) => fields]

/** An entry of the column: the JSON as it is stored, and what could be read of it. */
export type CartEntry = { uuid: string | null; line: StoredCartLine | null; stored: unknown }

/**
 * The entries of the column, in the form of every release so far; null when it is no list, so that nothing is known of the cart.
 */
export function readCartEntries(column: unknown): CartEntry[] | null {
  return Array.isArray(column) ? column.map(readEntry) : null
}

function readEntry(stored: unknown): CartEntry {
  const fields = isFields(stored) ? upgraded(stored, UPGRADES) : {}
  const line = StoredCartLine.safeParse(fields).data ?? null
  return { uuid: StoredCartLine.shape.uuid.safeParse(fields.uuid).data ?? null, line, stored }
}

type Requested = Partial<Origin> &
  Pick<StoredCartLine, 'product_id' | 'quantity'> &
  Partial<Pick<StoredCartLine, 'subscription_interval'>>

/** The entry of a line that is set. */
export function cartEntry(uuid: string, requested: Requested): CartEntry {
  const { product_id, quantity, subscription_interval: interval } = requested
  const subscription_interval = interval ? { id: interval.id } : null
  const line = { uuid, product_id, quantity, subscription_interval, ...originOf(requested) }
  return { uuid, line, stored: { ...line, version: UPGRADES.length + 1 } }
}
