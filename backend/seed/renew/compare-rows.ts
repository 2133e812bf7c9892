import { rowKey, type TextTable } from './seed-texts'
import { hashFields, type Row } from './text-hash'

/** The changes to make in a table: `recorded` are the hashes to keep, by row; `kept` the rows with changes of the shop's own. */
export type Changes = { updated: Row[]; added: Row[]; removed: Row[]; kept: Row[]; recorded: Map<string, string> }

/**
 * Compares the texts of the seed with those of the shop. A row is updated when it still has the hash recorded when the seed wrote
 * it. Rows that were changed or deleted since stay as they are, and so does a row whose new address is taken by another row.
 */
export function compareRows(table: TextTable, current: readonly Row[], recorded: ReadonlyMap<string, string>): Changes {
  const { fields, address, rows, grows = false, shrinks = false } = table
  const hashOf = (row: Row) => hashFields(row, fields)
  const keyOf = (row: Row) => rowKey(row, table)
  const present = new Map(current.map((row) => [keyOf(row), row]))
  const taken = new Set(address === undefined ? [] : current.map((row) => addressOf(row, address)))
  const isFree = (row: Row, before?: Row) => {
    if (address === undefined) return true
    const wanted = addressOf(row, address)
    return !taken.has(wanted) || (before !== undefined && addressOf(before, address) === wanted)
  }
  // The rows of a list have no keys: without recorded hashes, the shop's rows may be the same ones under other numbers.
  const mayGrow = grows && !(shrinks && recorded.size === 0 && current.length > 0)
  const changes: Changes = { updated: [], added: [], removed: [], kept: [], recorded: new Map() }
  for (const row of rows) {
    const [key, hash] = [keyOf(row), hashOf(row)]
    const before = present.get(key)
    if (before === undefined) {
      if (!mayGrow || recorded.has(key) || !isFree(row)) continue
      changes.added.push(row)
    } else if (hashOf(before) !== hash) {
      if (recorded.get(key) !== hashOf(before) || !isFree(row, before)) {
        changes.kept.push(row)
        continue
      }
      changes.updated.push(row)
    }
    if (recorded.get(key) !== hash) changes.recorded.set(key, hash)
  }
  if (shrinks) {
    const wanted = new Set(rows.map(keyOf))
    const isLeftOver = (row: Row) => !wanted.has(keyOf(row)) && recorded.get(keyOf(row)) === hashOf(row)
    changes.removed.push(...current.filter(isLeftOver))
  }
  return changes
}

const addressOf = (row: Row, field: string) => `${String(row.language)} ${String(row[field])}`
