import { createHash } from 'node:crypto'

/** The digests of frozen objects: the cards of a cached answer are the same in each request. No part of them is ever changed. */
const digests = new WeakMap<object, string>()

/** The JSON of a value. For a frozen object, its digest, made once: it begins with `#`, as no JSON does. */
export function jsonDigest(value: unknown): string {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return JSON.stringify(value)
  const known = digests.get(value)
  if (known !== undefined) return known
  const digest = `#${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}`
  digests.set(value, digest)
  return digest
}
