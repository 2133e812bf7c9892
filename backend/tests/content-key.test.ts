import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentKey } from './content-key'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(root, 'backend/seed'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  writeFileSync(join(root, 'backend/seed/coupons.ts'), 'export const COUPONS = []')
})
afterEach(() => rmSync(root, { recursive: true }))

const key = () => contentKey(root, ['backend', 'package-lock.json'])

test.each([
  ['a file of the seed', () => writeFileSync(join(root, 'backend/seed/coupons.ts'), 'export const COUPONS = [1]')],
  ['a new file of the seed', () => writeFileSync(join(root, 'backend/seed/brands.ts'), '')],
  ['the name of a file', () => renameSync(join(root, 'backend/seed/coupons.ts'), join(root, 'backend/seed/codes.ts'))],
  ['the locked packages', () => writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion": 3}')],
])('%s changes the key', (_, change) => {
  const before = key()
  change()
  expect(key()).not.toBe(before)
})

test('the key stays the same while only tests change', () => {
  const before = key()
  writeFileSync(join(root, 'backend/seed/coupons.test.ts'), '')
  expect(key()).toBe(before)
})
