import { createHash, randomUUID } from 'node:crypto'

/** The same key gives the same id, so that a repeated call finds the record of the first. */
export const idOf = (prefix: string, key: string | undefined) =>
  `${prefix}_${createHash('sha256')
    .update(key ?? randomUUID())
    .digest('hex')
    .slice(0, 40)}`
