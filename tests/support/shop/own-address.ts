import { randomInt } from 'node:crypto'

/** A new shopper's address, as rate limits count it. */
export const ownAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** The header in which a trusted proxy tells it. */
export const fromOwnAddress = () => ({ 'x-forwarded-for': ownAddress() })
