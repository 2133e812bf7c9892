import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { sv } from '../../app/store/strings/sv'

const ROOT = join(import.meta.dirname, '../..')
const ROUTES = join(ROOT, 'app/routes')
const ASSETS = join(ROOT, 'build/client/assets')

const KEYS = new Set(Object.keys(sv).map((key) => key.replace(/_(?:one|other)$/, '')))
const keysIn = (code: string) => [...code.matchAll(/(['"`])([\w.-]+\.[\w.-]+)\1/g)].map(([, , key = '']) => key)
const named = (code: string) => keysIn(code).filter((key) => KEYS.has(key))

/** The server modules that a file imports, and those of their own rooms that these import. */
function serverModules(file: string, only?: string): string[] {
  const paths = [...readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+\.server)'/g)].map(([, path = '']) => path)
  const found = paths
    .map((path) => `${resolve(dirname(file), path)}.ts`)
    .filter((one) => only === undefined || dirname(one) === only)
  return found.flatMap((one) => [one, ...serverModules(one, dirname(one))])
}

/** The keys of the strings that come with a built module, in Swedish. */
function broughtBy(name: string): Set<string> {
  const file = readdirSync(ASSETS).find((one) => new RegExp(`^${name}-sv-[\\w-]{8}\\.js$`).test(one))
  const code = file === undefined ? '' : readFileSync(join(ASSETS, file), 'utf8')
  return new Set([...code.matchAll(/"([\w.-]+)":"/g)].map(([, key = '']) => key.replace(/_(?:one|other)$/, '')))
}

const routes = readdirSync(ROUTES).filter((file) => file.endsWith('.tsx'))
const pages = routes.map((route) => ({
  modules: new Set(serverModules(join(ROUTES, route))),
  brought: broughtBy(route.replace('.tsx', '')),
}))
const frame = broughtBy('root')

it('each string that the server names reaches the browser with the frame, or with a page that asks that part of the server (decision 046)', () => {
  expect(frame.size).toBeGreaterThan(50)
  const all = new Set(pages.flatMap(({ modules }) => [...modules]))
  const lost = [...all].flatMap((file) => {
    const askers = pages.filter(({ modules }) => modules.has(file))
    const reaches = (key: string) => frame.has(key) || askers.some(({ brought }) => brought.has(key))
    return named(readFileSync(file, 'utf8'))
      .filter((key) => !reaches(key))
      .map((key) => `${key} of ${relative(ROOT, file)}`)
  })
  expect(lost).toEqual([])
})
