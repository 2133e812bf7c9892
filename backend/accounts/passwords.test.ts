import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './passwords'

test('a password is hashed with argon2id, 19 MiB of memory and two passes, as OWASP recommends', async () => {
  expect(await hashPassword('a password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('an é typed as one character or as two is the same password, and an unknown customer has none', async () => {
  const hash = await hashPassword('caf\u00e9 au lait')
  expect(await passwordMatches(hash, 'cafe\u0301 au lait')).toBe(true)
  expect(await passwordMatches(hash, 'cafe au lait')).toBe(false)
  expect(await passwordMatches(null, 'no customer has this password')).toBe(false)
})
