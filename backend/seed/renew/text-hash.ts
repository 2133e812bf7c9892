import { createHash } from 'node:crypto'

/** A row of any table, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** The hash of some columns of a row: the same before it is written and after it is read again. */
export function hashFields(row: Row, fields: readonly string[]): string {
  return hashText(JSON.stringify(fields.map((field) => sorted(row[field]))))
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Sorts the keys, because PostgreSQL reorders those of `jsonb`. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)])
}
