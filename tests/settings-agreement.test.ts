import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const ROOT = `${import.meta.dirname}/..`
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')

/** Set by the tools that run the shop, not by the people who run it. */
const INTERNAL = ['NODE_ENV', 'MIGRATIONS_DIR']
/** Read by the tests alone. */
const OF_TESTS = ['CHROMIUM_PATH']

const filesIn = (folder: string) =>
  readdirSync(`${ROOT}/${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)

const sources = ['server.ts', ...filesIn('app'), ...filesIn('backend')]
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('test'))
  .map(read)
  .filter((text) => /\bEnvironment\b|\benv(?:ironment)?\b/.test(text))

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The names of the variables that a source reads; `*` stands for the part of a template that varies, such as the storefront. */
function variablesIn(text: string): string[] {
  const taken = matches(text, /\{([^{}]*)\}\s*(?:=\s*env\b|:\s*Environment\b)/g)
  const templates = matches(text, /`([A-Z\d_]+(?:[A-Z\d_]|\$\{[^{}`]*\})+|\$\{\w+\}_[A-Z\d_]+)`/g).map((template) =>
    template.replaceAll(/\$\{[^}]*\}/g, '*'),
  )
  return [
    ...matches(text, /(?<!import\.meta\.)\benv(?:ironment)?\.([A-Z][A-Z\d_]+)\b/g),
    ...taken.flatMap((names) => matches(names, /\b([A-Z][A-Z\d_]{2,})\b/g)),
    ...templates.filter((name) => name.includes('_')),
  ]
}

/** The settings of the storefront, which settings.server.ts checks. */
const checked = matches(read('app/server/process/settings.server.ts'), /^ {2}([A-Z][A-Z\d_]+): /gm)
const variables = new Set([...checked, ...sources.flatMap(variablesIn)])

/** One storefront stands for all four. */
const ofStorefront = (name: string) => name.replace(/_(?:NO|DE|DA)$/, '_SV')
const examples = ['.env.example', ...filesIn('backend/payments').filter((path) => path.endsWith('.env.example'))]
const listed = examples.flatMap((path) => matches(read(path), /^(?:# )?([A-Z][A-Z\d_]+)=/gm))
const isMatch = (name: string, variable: string) => new RegExp(`^${variable.replaceAll('*', '[A-Z\\d]+')}$`).test(name)

it('reads the settings of app and backend', () => {
  const some = [
    'SESSION_SECRET',
    'BRING_CUSTOMER_NUMBER',
    'KLARNA_USERNAME_*',
    'WALLEY_STORE_ID_*_*',
    'DATABASE_REPLICA_URL',
    'JOBS',
  ]
  expect([...variables]).toEqual(expect.arrayContaining(some))
})

it('.env.example and those of the payment providers list every variable that app and backend read', () => {
  const names = [...variables].map(ofStorefront).filter((name) => !INTERNAL.includes(name))
  expect(names.filter((variable) => !listed.some((name) => isMatch(name, variable)))).toEqual([])
})

it('they list no variable that is not read', () => {
  const names = listed.filter((name) => !OF_TESTS.includes(name))
  expect(names.filter((name) => ![...variables].some((variable) => isMatch(name, variable)))).toEqual([])
})

it('the table of settings in the README names no other than .env.example', () => {
  const [, table = ''] = /^## Settings$(.*?)^## /ms.exec(read('README.md')) ?? []
  const named = matches(table, /`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g)
  expect(named).toContain('DATABASE_URL')
  expect(named.filter((name) => !listed.includes(name))).toEqual([])
})
