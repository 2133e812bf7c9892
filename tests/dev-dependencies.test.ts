import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DEV_DEPENDENCIES } from '../bundling/dev-dependencies'

const APP = join(import.meta.dirname, '../app')
/** Statements that import values of a package, at once or on demand. */
const IMPORTS = /(?:^|\n)(?:import|export) (?!type\b)[^;'"]*?from '([\w@][^']*)'|\bimport\('([\w@][^']*)'\)/g
/** Modules of the server and tests; `server/process` is what server.ts is made of. */
const isServers = (file: string) => /\.(server|test)\.tsx?$|^server\/process\//.test(file)

it('each package that code of browsers imports is prepared before a page is open', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !isServers(file))
  const imported = files.flatMap((file) =>
    [...readFileSync(join(APP, file), 'utf8').matchAll(IMPORTS)].map(([, atOnce, later]) => atOnce ?? later ?? ''),
  )
  const packages = new Set(imported.filter((name) => !name.startsWith('node:') && !name.includes('?')))
  expect([...packages].filter((name) => !DEV_DEPENDENCIES.includes(name))).toEqual([])
  expect(packages.size).toBeGreaterThan(8)
})
