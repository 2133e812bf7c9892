import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../build/client/assets')

/** The files that a script imports, as it names them. */
const importsOf = (code: string) => [...code.matchAll(/\b(?:from|import)\(?["']([^"']+\.js)["']/g)].map(([, name = '']) => name)

it('every script of the build imports files that stand beside it', () => {
  const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'))
  const all = scripts.flatMap((file) => importsOf(readFileSync(join(ASSETS, file), 'utf8')).map((name) => [file, name] as const))
  expect(all.length).toBeGreaterThan(500)
  const lost = all.filter(([, name]) => !name.startsWith('./') || !existsSync(join(ASSETS, name)))
  expect(lost).toEqual([])
})
