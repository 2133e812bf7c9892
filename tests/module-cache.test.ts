import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moduleCache } from '../bundling/module-cache'

const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000

let root: string
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'module-cache-'))
  for (const folder of ['app/cart', 'backend', 'bundling', 'tests']) mkdirSync(join(root, folder), { recursive: true })
  write('tsconfig.json', '{}')
  write('app/cart/lines.ts', 'export const LINES = 1')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the cache of transformed modules', () => {
  it('is the same while only texts change, which are in the key of each module', () => {
    const before = moduleCache(root)
    write('app/cart/lines.ts', 'export const LINES = 2')
    expect(moduleCache(root)).toBe(before)
  })

  it.each<[string, () => void]>([
    ['a file is added', () => write('app/cart/totals.ts', '')],
    [
      'a file is renamed, so that an import of "./lines" is resolved to another',
      () => renameSync(join(root, 'app/cart/lines.ts'), join(root, 'app/cart/lines.tsx')),
    ],
    ['a file is deleted', () => rmSync(join(root, 'app/cart/lines.ts'))],
    ['tsconfig.json changes, by which modules are transformed', () => write('tsconfig.json', '{ "compilerOptions": {} }')],
  ])('is another one when %s', (_, change) => {
    const before = moduleCache(root)
    change()
    expect(moduleCache(root)).not.toBe(before)
  })

  it('is deleted when it was not used for a day', () => {
    const former = moduleCache(root)
    write('backend/app.ts', '')
    const current = moduleCache(root)
    expect(existsSync(former)).toBe(true)
    const longAgo = new Date(Date.now() - TWO_DAYS_MS)
    for (const folder of [former, current]) utimesSync(folder, longAgo, longAgo)
    expect(moduleCache(root)).toBe(current)
    expect([existsSync(former), existsSync(current)]).toEqual([false, true])
  })
})
