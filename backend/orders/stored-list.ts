import type { z } from 'zod'
import { isFields, type Upgrade, upgraded } from '../../app/commerce/contract/stored-fields'
import { Refusal } from '../refusal'

/**
 * A list in a column of JSON, each entry with a version of its own. An entry without one is version 1, which is written without
 * it. An entry of a later version is read as far as it is known.
 *
 * `name` is what the list belongs to. An entry that cannot be read must not count as none where money or stock
 * depends on it, so there are two readers:
 * - `read`, for what changes an order and for documents: throws a Refusal, 409 `{name}-unreadable`. Null where the column is.
 * - `readable`, for pages and lists: leaves such entries out.
 */
export function storedList<Entry extends object>(name: string, schema: z.ZodType<Entry>, upgrades: readonly Upgrade[] = []) {
  const version = upgrades.length === 0 ? {} : { version: upgrades.length + 1 }

  const readable = (column: unknown): Entry[] =>
    Array.isArray(column)
      ? column.flatMap((stored) => schema.safeParse(isFields(stored) ? upgraded(stored, upgrades) : stored).data ?? [])
      : []
  const isReadable = (column: unknown): boolean =>
    column === null || (Array.isArray(column) && readable(column).length === column.length)

  return {
    write: (entries: readonly Entry[]): unknown[] => entries.map((entry) => ({ ...entry, ...version })),
    readable,
    isReadable,
    read(column: unknown): Entry[] | null {
      if (!isReadable(column)) throw new Refusal(409, `${name}-unreadable`, `The pieces of the ${name} cannot be read`)
      return column === null ? null : readable(column)
    },
  }
}
