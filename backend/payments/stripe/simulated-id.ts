import { createHash, randomUUID } from 'node:crypto'

/** The same key gives the same id, so that a repeated call finds what the first has made. */
export const idOf = (prefix: string, key: string | undefined) =>
  `${prefix}_${createHash('sha256')
    .update(key ?? randomUUID())
    .digest('hex')
    .slice(0, 40)}`
