import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/**
 * Code that breaks one rule each: the file it stands in, the rule, and the code. At least one for each plugin and each override.
 */
const PLANTED: readonly (readonly [file: string, rule: string, code: string])[] = [
  ['app/cart/address.ts', 'shop(no-literal-address)', `export const address = '/sv/kassa'`],
  ['app/cart/template.ts', 'shop(no-literal-address)', 'export const address = (slug: string) => `/de/${slug}`'],
  ['app/cart/named.ts', 'shop(no-literal-address)', 'export const address = (language: string) => `/${language}/x`'],
  [
    'app/cart/packed.ts',
    'shop(no-spread-literal)',
    `export const line = (sku: string) => ({ ...{ sku, quantity: 1 }, price: 2 })`,
  ],
  ['backend/orders/format.ts', 'shop(no-uncached-format)', `export const format = new Intl.NumberFormat('sv')`],
  ['app/cart/sorted.ts', 'shop(no-uncached-format)', `export const order = (a: string, b: string) => a.localeCompare(b)`],
  ['app/cart/default.ts', 'eslint(no-restricted-exports)', `export default function total() {}`],
  ['app/cart/log.ts', 'eslint(no-console)', `console.log('total')`],
  ['app/cart/conform.ts', 'eslint(no-restricted-imports)', `export { parseWithZod } from '@conform-to/zod'`],
  ['app/cart/any.ts', 'typescript(no-explicit-any)', `export const total = (cart: any) => void cart`],
  ['app/cart/sure.ts', 'typescript(no-non-null-assertion)', `export const first = (all: string[]) => all[0]!`],
  ['app/cart/silenced.ts', 'typescript(ban-ts-comment)', `// @ts-ignore\nexport const total: number = 'none'`],
  ['app/cart/cast.ts', 'typescript(no-unsafe-type-assertion)', `export const code = (value: unknown) => value as string`],
  [
    'app/cart/forgotten.ts',
    'typescript(no-floating-promises)',
    `const save = async () => {}\nexport function close(): void { save() }`,
  ],
  ['app/cart/needless.ts', 'typescript(no-unnecessary-condition)', `export const isSet = (code: string) => (code ?? '') !== ''`],
  ['app/cart/picture.tsx', 'jsx-a11y(alt-text)', `export const Picture = () => <img src="/picture" />`],
  [
    'app/cart/use-count.ts',
    'react-hooks(rules-of-hooks)',
    `import { useState } from 'react'\nexport function useCount(isOn: boolean) { if (isOn) useState(0) }`,
  ],
  [
    'tests/unawaited.ts',
    'typescript(no-floating-promises)',
    `const ask = async () => {}\nexport function look(): void { ask() }`,
  ],
  ['scale.js', 'eslint(no-undef)', `export const scale = missing * 2`],
]

it('a planted violation of each kind of rule is reported: nothing turns a plugin, an override or the rules with types off unnoticed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lint-rules-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const file of ['.oxlintrc.json', 'oxlint-plugin.js', 'tsconfig.json']) await copyFile(join(ROOT, file), join(folder, file))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [file, , code] of PLANTED) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${code}\n`)
  }
  const reported = lint(folder)
  for (const [file, rule] of PLANTED) expect(reported, `${file}: ${rule}`).toContainEqual([file, rule])
}, 60_000)

/** The file and the rule of each violation. */
function lint(folder: string): [file: string, rule: string][] {
  const folders = ['app', 'backend', 'tests', 'scale.js']
  const { stdout, error } = spawnSync('node_modules/.bin/oxlint', ['--format', 'unix', ...folders], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (error !== undefined) throw error
  const lines = [...stdout.matchAll(/^(\S+?):\d+:\d+: .*\[Error\/(\S+)\]$/gm)]
  return lines.map(([, file = '', rule = '']) => [file, rule])
}
