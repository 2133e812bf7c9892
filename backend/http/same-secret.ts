import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether two secrets are the same. Compares their hashes, so that the time tells neither
 * the length nor the first wrong character.
 */
export function isSameSecret(a: string, b: string): boolean {
  const [hashA, hashB] = [a, b].map((text) => createHash('sha256').update(text).digest())
  return hashA !== undefined && hashB !== undefined && timingSafeEqual(hashA, hashB)
}
